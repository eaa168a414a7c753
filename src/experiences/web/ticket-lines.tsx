import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { SummaryLine } from '#orders/web/confirm/summary-lines.tsx'

interface Line {
  readonly name: string
  readonly count: number
  /** rial; null where all of them have one price */
  readonly total: number | null
}

/** The price by the kinds of tickets. */
export function TicketLines({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map(({ name, count, total }) => (
    <SummaryLine key={name} words={`${persianDigits(count)} ${name}`}>
      {total === null ? null : total === 0 ? 'رایگان' : <bdi dir="ltr">{priceText(total)}</bdi>}
    </SummaryLine>
  ))
}
