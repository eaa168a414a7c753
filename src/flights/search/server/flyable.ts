import { sharesTicket } from '#flights/choosing/leg-prices.ts'
import { usualLimits } from '#flights/engine/wanted.ts'
import { connectionsBetween } from '#flights/facts/connection-times.ts'
import type { DepartureOnSale, FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { minutesBetween } from '#flights/search/server/leg.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'
import { airportsAt } from '#places/airports.ts'

type Fares = LegOnSale['fares']

export function isOfLeg(fares: Fares, { origin, destination, date }: LegWanted): boolean {
  const [first] = fares
  const last = fares.at(-1) ?? first
  return (
    first.departure.date.equals(date) &&
    airportsAt(origin).includes(first.departure.origin) &&
    airportsAt(destination).includes(last.departure.destination)
  )
}

/** Can these fares be flown in sequence: enough time for each change and no overlong wait (§9)? */
export function isFlyable(fares: Fares): boolean {
  const [first] = fares
  const last = fares.at(-1) ?? first
  const minutes = minutesBetween(first.departure.departsAt, last.departure.arrivesAt)
  const isShort = fares.length <= usualLimits.legs && minutes <= usualLimits.tripMinutes
  return isShort && fares.every((fare, place) => place === 0 || isConnected(fares[place - 1] ?? first, fare))
}

/** A supplier guarantees the connections of its own offer; all others need the minimum connection time. */
function isConnected(before: FareOnSale, after: FareOnSale): boolean {
  const [arrival, departure] = [before.departure, after.departure]
  const wait = minutesBetween(arrival.arrivesAt, departure.departsAt)
  if (before.offerId !== null && before.offerId === after.offerId) return wait >= 0
  const rules = connectionsBetween(arrival.destination.iata, departure.origin.iata)
  if (rules === undefined) return false
  const { through, separate } = rules[kindOf(arrival)][kindOf(departure)]
  const least = sharesTicket(before, after) ? through : separate
  return wait >= least && wait <= usualLimits.layoverMinutes
}

function kindOf({ origin, destination }: DepartureOnSale): 'domestic' | 'international' {
  return origin.country === destination.country ? 'domestic' : 'international'
}
