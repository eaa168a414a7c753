import { Link } from 'react-router'
import { dateRange, weekdayDayMonth } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import type { PhraseOffer } from '#storefront/web/phrase-offers.server.ts'
import { Price } from '#web/ui/flight/price.tsx'

/** Days with prices for what a sentence says so far. */
export function PhraseOffers({ offers }: { readonly offers: readonly PhraseOffer[] }) {
  if (offers.length === 0) return null
  const least = Math.min(...offers.map(({ lowest }) => lowest))
  return (
    <section className="phrase-offers" aria-labelledby="phrase-offers">
      <h2 id="phrase-offers">
        روزهای پرواز با قیمت
        <small>{offers.some(({ back }) => back !== null) ? 'رفت و برگشت هر بزرگسال' : 'هر بزرگسال'}</small>
      </h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.path}>
            <Link to={offer.path} data-cheapest={offer.lowest === least}>
              <span>
                <small>{labelOf(offer, least)}</small>
                <b>{daysOf(offer)}</b>
              </span>
              <Price from amount={priceText(offer.lowest)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labelOf({ isAsked, lowest }: PhraseOffer, least: number): string {
  const isLeast = lowest === least
  if (isAsked) return isLeast ? 'روزی که گفتید، ارزان‌ترین' : 'روزی که گفتید'
  return isLeast ? 'ارزان‌ترین' : 'روز دیگر'
}

function daysOf({ date, back }: PhraseOffer): string {
  const out = Temporal.PlainDate.from(date)
  return back === null ? weekdayDayMonth(out) : dateRange(out, Temporal.PlainDate.from(back))
}
