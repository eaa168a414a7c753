import './confirm-lines.css'
import type { OrderedLeg, Traveller } from '#flights/booking/order-response.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import type { Baggage } from '#flights/proposal.ts'
import { protectionName } from '#flights/protection/protection-named.ts'
import type { ItemisedPrice } from '#flights/responses.ts'
import { baggageWords } from '#flights/search/web/results/results-words.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { directionWords } from '#orders/direction-words.ts'
import { SummaryLine } from '#orders/web/confirm/summary-lines.tsx'
import { seatWords } from '#papers/seat-words.ts'
import { AGE_GROUPS } from '#passengers/age.ts'

const groupOf = { Adult: 'adult', Child: 'child', Infant: 'infant' } as const

export function PriceLines({ prices }: { readonly prices: readonly ItemisedPrice[] }) {
  return prices.map(({ paxType, count, totalPrice }) => (
    <SummaryLine
      key={paxType}
      words={
        <>
          {persianDigits(count)} {AGE_GROUPS[groupOf[paxType]].name}
          {count > 1 && (
            <>
              {' '}
              × <bdi dir="ltr">{priceText(totalPrice)}</bdi>
            </>
          )}
        </>
      }
    >
      <bdi dir="ltr">{priceText(totalPrice * count)}</bdi>
    </SummaryLine>
  ))
}

interface LegLinesProps {
  readonly legs: readonly OrderedLeg[]
  readonly travellers: readonly Pick<Traveller, 'fullName'>[]
}

export function LegLines({ legs, travellers }: LegLinesProps) {
  return legs.map(({ leg, prices, bags, seats = [], protections = [], flightGroup }) => (
    <div key={leg} className="summary-leg">
      {legs.length > 1 && <h3>{directionWords(legs, leg)}</h3>}
      <PriceLines prices={prices} />
      <BaggageLine baggage={flightGroup.baggage} />
      {bags.map((bag) => (
        <SummaryLine
          key={bag.passenger}
          words={`${bagWords(bag)} بار اضافه، ${travellers[bag.passenger]?.fullName ?? ''}`}
        >
          <bdi dir="ltr">{priceText(bag.price)}</bdi>
        </SummaryLine>
      ))}
      {seats.map(({ passenger, flight, designator, price }) => (
        <SummaryLine
          key={`${flight} ${designator}`}
          words={`${seatWords([{ designator }])}، ${travellers[passenger]?.fullName ?? ''}`}
        >
          {price === 0 ? 'رایگان' : <bdi dir="ltr">{priceText(price)}</bdi>}
        </SummaryLine>
      ))}
      {protections.length > 0 && (
        <SummaryLine words={protectionName}>
          <ProtectionPrice price={protections.reduce((sum, { price }) => sum + price, 0)} />
        </SummaryLine>
      )}
    </div>
  ))
}

/** What came along from another day was paid for there. */
function ProtectionPrice({ price }: { readonly price: number }) {
  return price === 0 ? 'از بلیت پیش' : <bdi dir="ltr">{priceText(price)}</bdi>
}

export function BaggageLine({ baggage }: { readonly baggage: Baggage | undefined }) {
  if (baggage === undefined || baggage.checked.value === 0) return null
  return (
    <SummaryLine words={`بار تحویلی ${baggageWords(baggage)}`}>
      <span className="summary-included">شامل</span>
    </SummaryLine>
  )
}
