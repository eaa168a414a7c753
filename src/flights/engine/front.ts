import { walk } from '#flights/engine/explore.ts'
import { inOrder, type Offer, offerOf } from '#flights/engine/offer.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

/** The Pareto set of price and arrival; cheapest first. */
export function soonest(schedule: Schedule, wanted: Wanted): Offer[] {
  return front(schedule, wanted, {
    of: (offer) => offer.departs + offer.minutes,
    least: (minutes) => wanted.since + minutes,
  })
}

export function latest(schedule: Schedule, wanted: Wanted): Offer[] {
  return front(schedule, wanted, { of: (offer) => -offer.departs, least: () => 1 - wanted.until })
}

interface Figure {
  of(offer: Pick<Offer, 'departs' | 'minutes'>): number
  least(minutes: number): number
}

function front(schedule: Schedule, wanted: Wanted, figure: Figure): Offer[] {
  let kept: Offer[] = []
  const isCovered = (price: number, least: number) =>
    kept.some((offer) => offer.price <= price && figure.of(offer) <= least)
  if (wanted.from === wanted.to) return kept
  walk(schedule, wanted, {
    most: Number.POSITIVE_INFINITY,
    admits: (price, minutes) => !isCovered(price, figure.least(minutes)),
    take(found) {
      const own = figure.of(found)
      if (isCovered(found.price, own)) return
      kept = kept.filter((offer) => offer.price < found.price || figure.of(offer) < own)
      kept.push(offerOf(found))
    },
  })
  return kept.sort(inOrder)
}
