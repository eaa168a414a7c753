import './results-sellers.css'
import type { MouseEvent } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import { baggageWords } from '#flights/search/web/results/results-words.ts'
import { requestedBagWords } from '#flights/search/with-bag.ts'
import { persianDigits } from '#money/digits.ts'
import { toman, tomanWords } from '#web/toman.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly sellers: readonly Proposal[]
  readonly pathTo: (proposalId: string) => string
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

/** «n فروشندهٔ دیگر»: the same flight at other prices and terms. */
export function ResultsSellers({ sellers, pathTo, onChoose }: Props) {
  const [cheapest] = sellers
  if (cheapest === undefined) return null
  return (
    <details className="results-sellers">
      <summary>
        {persianDigits(sellers.length)} فروشندهٔ دیگر
        <small>، از {tomanWords(adultPrice(cheapest))}</small>
      </summary>
      <ul>
        {sellers.map((seller) => (
          <li key={seller.proposalId}>
            <Terms {...seller} />
            <div className="seller-price">
              <Price amount={toman(adultPrice(seller))} />
              <LinkButton
                to={pathTo(seller.proposalId)}
                kind="tonal"
                size="small"
                onClick={(event) => onChoose(event, seller.proposalId)}
                rel="nofollow"
              >
                انتخاب<span className="only-spoken"> از {seller.sellerName}</span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Terms({
  sellerName,
  isCharter,
  fareClass,
  flightGroups: [group],
  refund,
  seat,
  withBagKg = 0,
}: Proposal) {
  return (
    <div className="seller-terms">
      <b>{sellerName}</b>
      <Tag tone={isCharter ? 'warn' : 'line'}>{isCharter ? 'چارتری' : `سیستمی، کلاس ${fareClass}`}</Tag>
      <small>
        {penaltyWords(refund)}
        {group && ` · ${bagWords(group.baggage)}`} · {persianDigits(Math.min(seat, 9))}
        {seat > 9 && ' و بیشتر'} صندلی
        {withBagKg > 0 && ` · قیمت ${requestedBagWords(withBagKg)}`}
      </small>
    </div>
  )
}

/** «جریمهٔ الان ۳۰٪، 954,000 تومان». */
function penaltyWords({ penaltyNow, percentNow }: Proposal['refund']): string {
  if (penaltyNow === null) return 'غیرقابل استرداد'
  if (penaltyNow === 0) return 'استرداد بدون جریمه'
  return `جریمهٔ الان ${persianDigits(percentNow)}٪، ${tomanWords(penaltyNow)}`
}

function bagWords(baggage: Parameters<typeof baggageWords>[0]): string {
  return baggage.checked.value === 0 ? baggageWords(baggage) : `بار ${baggageWords(baggage)}`
}

function adultPrice({ prices, totalPrice }: Proposal): number {
  return prices.find((price) => price.paxType === 'Adult')?.totalPrice ?? totalPrice
}
