import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { ForeignLines } from '#orders/web/confirm/foreign-lines.tsx'
import { SummaryLine } from '#orders/web/confirm/summary-lines.tsx'
import type { VisaTracked } from '#visas/responses.ts'

interface Props {
  readonly price: VisaTracked['price']
  readonly foreign: VisaTracked['foreign']
  readonly applicants: number
}

export function PaidLines({ price, foreign, applicants }: Props) {
  const { fee, service, guarantee } = price
  const many = applicants > 1 ? ` × ${persianDigits(applicants)} نفر` : ''
  const parts = [
    { words: 'هزینهٔ ویزا', amount: fee },
    { words: 'خدمات ما', amount: service },
    { words: 'ضمانت هزینه', amount: guarantee },
  ]
  const lines = parts.map(
    ({ words, amount }) =>
      amount > 0 && (
        <SummaryLine key={words} words={words + many}>
          <bdi dir="ltr">{priceText(amount * applicants)}</bdi>
        </SummaryLine>
      ),
  )
  return (
    <>
      {lines}
      <ForeignLines prices={foreign === null ? [] : [foreign]} />
    </>
  )
}
