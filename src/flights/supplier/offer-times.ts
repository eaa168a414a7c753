import { usualLimits } from '#flights/engine/wanted.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import { arrivalOf, departureOf } from '#flights/supplier/flight-time.ts'
import type { OfferedFlight } from '#flights/supplier/offer.ts'
import { airportOf } from '#places/airports.ts'

type Flights = readonly OfferedFlight[]

/** Can the flights be flown in sequence? Number of changes and total time are limited as for our own. */
export function isFlyable(flights: Flights): boolean {
  const isInOrder = flights.every((flight, at) => waitBefore(flight, flights[at - 1]) >= 0)
  const [first, last] = [flights[0], flights.at(-1)]
  if (first === undefined || last === undefined || !isInOrder) return false
  const minutes = departureOf(first).until(arrivalOf(last)).total('minutes')
  return flights.length <= usualLimits.legs && minutes <= usualLimits.tripMinutes
}

/** Enough time between directions (§9)? */
export function leavesTime(directions: readonly Flights[]): boolean {
  return directions.every((flights, at) => {
    const before = directions[at - 1]
    const [last, next] = [before?.at(-1), flights[0]]
    if (before === undefined || next === undefined) return true
    return waitBefore(next, last) >= minutesBetweenLegs([...before, ...flights].some(isInternational))
  })
}

function waitBefore(next: OfferedFlight, before: OfferedFlight | undefined): number {
  return before === undefined ? 0 : arrivalOf(before).until(departureOf(next)).total('minutes')
}

function isInternational({ origin, destination }: OfferedFlight): boolean {
  return [origin, destination].some((iata) => airportOf(iata).country !== 'IR')
}
