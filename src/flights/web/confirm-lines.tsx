import './confirm-lines.css'
import type { ItemisedPrice } from '#flights/answered.ts'
import type { OrderedLeg } from '#flights/order-answered.ts'
import type { Baggage } from '#flights/proposal.ts'
import { baggageWords } from '#flights/web/results-words.ts'
import { persianDigits } from '#money/digits.ts'
import { directionWords } from '#orders/direction-words.ts'
import { SummaryLine } from '#orders/web/summary-lines.tsx'
import { AGE_GROUPS } from '#passengers/age.ts'
import { toman } from '#web/toman.ts'

const groupOf = { Adult: 'adult', Child: 'child', Infant: 'infant' } as const

/** «۲ بزرگسال × 8,950,000» and what that makes; one line for each group that travels. */
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
              × <bdi dir="ltr">{toman(totalPrice)}</bdi>
            </>
          )}
        </>
      }
    >
      <bdi dir="ltr">{toman(totalPrice * count)}</bdi>
    </SummaryLine>
  ))
}

/** Each direction's lines, named where there are several: types × directions add up to what is paid. */
export function LegLines({ legs }: { readonly legs: readonly OrderedLeg[] }) {
  return legs.map(({ leg, prices, flightGroup }) => (
    <div key={leg} className="summary-leg">
      {legs.length > 1 && <h3>{directionWords(legs, leg)}</h3>}
      <PriceLines prices={prices} />
      <BaggageLine baggage={flightGroup.baggage} />
    </div>
  ))
}

export function BaggageLine({ baggage }: { readonly baggage: Baggage | undefined }) {
  if (baggage === undefined || baggage.checked.value === 0) return null
  return (
    <SummaryLine words={`بار تحویلی ${baggageWords(baggage)}`}>
      <span className="summary-included">شامل</span>
    </SummaryLine>
  )
}
