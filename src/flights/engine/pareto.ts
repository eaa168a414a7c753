import type { Collector } from '#flights/engine/collector.ts'
import { walk } from '#flights/engine/explore.ts'
import { inOrder, type Offer, offerOf } from '#flights/engine/offer.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

/** The Pareto set of price, duration and number of flights; of equals the first by `inOrder`. Cheapest first. */
export function pareto(schedule: Schedule, wanted: Wanted): Offer[] {
  const kept: Offer[] = []
  if (wanted.from !== wanted.to) walk(schedule, wanted, keepingIn(kept))
  return kept.sort(inOrder)
}

function keepingIn(kept: Offer[]): Collector {
  return {
    most: Number.POSITIVE_INFINITY,
    admits: (price, minutes, legs) => !kept.some((offer) => isBetter(offer, { price, minutes, legs })),
    take(found) {
      const offer = offerOf(found)
      const twin = kept.findIndex((one) => isAlike(one, offer))
      const known = kept[twin]
      if (known !== undefined) {
        if (inOrder(offer, known) < 0) kept[twin] = offer
        return
      }
      let left = 0
      for (const one of kept) if (!isBetter(offer, figuresOf(one))) kept[left++] = one
      kept.length = left
      kept.push(offer)
    },
  }
}

interface Figures {
  readonly price: number
  readonly minutes: number
  readonly legs: number
}

function figuresOf(offer: Offer): Figures {
  return { price: offer.price, minutes: offer.minutes, legs: offer.flights.length }
}

/** Pareto dominance: as good in everything and better in something. */
function isBetter(offer: Offer, than: Figures): boolean {
  const legs = offer.flights.length
  return (
    offer.price <= than.price &&
    offer.minutes <= than.minutes &&
    legs <= than.legs &&
    (offer.price < than.price || offer.minutes < than.minutes || legs < than.legs)
  )
}

function isAlike(one: Offer, other: Offer): boolean {
  return (
    one.price === other.price && one.minutes === other.minutes && one.flights.length === other.flights.length
  )
}
