import { todayAt } from '#flights/inventory/server/flight-day.ts'
import { routeKey, type Timetable } from '#flights/inventory/server/timetable.ts'
import type { Place } from '#flights/requests.ts'
import { refuse } from '#flights/server/refusals.ts'
import { type Airport, airportsAt } from '#places/airports.ts'

export const soldDaysAhead = 365

/** Refuses PLACE_UNKNOWN and SAME_PLACE. */
export function checkPlaces(
  origin: Place,
  destination: Place,
): { readonly from: readonly Airport[]; readonly to: readonly Airport[] } {
  const from = airportsAt(origin)
  const to = airportsAt(destination)
  if (from.length === 0) throw refuse('PLACE_UNKNOWN', { property: 'origin' })
  if (to.length === 0) throw refuse('PLACE_UNKNOWN', { property: 'destination' })
  if (from.some((airport) => to.includes(airport))) throw refuse('SAME_PLACE', { property: 'destination' })
  return { from, to }
}

/** The airport pairs flown without a change; empty when nobody flies. Refuses PLACE_UNKNOWN, SAME_PLACE. */
export function airportPairs(
  timetable: Timetable,
  origin: Place,
  destination: Place,
): readonly (readonly [origin: string, destination: string])[] {
  const { from, to } = checkPlaces(origin, destination)
  return from
    .flatMap(({ iata }) => to.map((airport) => [iata, airport.iata] as const))
    .filter(([a, b]) => timetable.has(routeKey(a, b)))
}

export function isDomestic(origin: Place, destination: Place): boolean {
  return [...airportsAt(origin), ...airportsAt(destination)].every(({ country }) => country === 'IR')
}

/** A day is over when it is over wherever one may leave from. Refuses DATE_PAST and DATE_TOO_FAR. */
export function checkDate(date: Temporal.PlainDate, origin: Place, now: Temporal.Instant): void {
  const days = airportsAt(origin).map(({ timeZone }) => now.toZonedDateTimeISO(timeZone).toPlainDate())
  if (days.every((today) => Temporal.PlainDate.compare(date, today) < 0))
    throw refuse('DATE_PAST', { property: 'dates' })
  if (Temporal.PlainDate.compare(date, todayAt(now).add({ days: soldDaysAhead })) > 0)
    throw refuse('DATE_TOO_FAR', { property: 'dates' })
}
