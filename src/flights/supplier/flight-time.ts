import type { OfferedFlight } from '#flights/supplier/offer.ts'
import { airportOf } from '#places/airports.ts'

/** longest plausible flight */
const longestMinutes = 20 * 60

export function departureOf({
  origin,
  departsLocal,
}: Pick<OfferedFlight, 'origin' | 'departsLocal'>): Temporal.ZonedDateTime {
  return departsLocal.toZonedDateTime(airportOf(origin).timeZone)
}

export function arrivalOf({ destination, arrivesLocal }: OfferedFlight): Temporal.ZonedDateTime {
  return arrivesLocal.toZonedDateTime(airportOf(destination).timeZone)
}

export function minutesOf(flight: OfferedFlight): number {
  return Math.round(departureOf(flight).until(arrivalOf(flight)).total('minutes'))
}

/** Lands after take-off, within the longest plausible time. */
export function isReal(flight: OfferedFlight): boolean {
  const minutes = minutesOf(flight)
  return minutes > 0 && minutes <= longestMinutes
}
