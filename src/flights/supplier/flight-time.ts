import type { OfferedFlight } from '#flights/supplier/offer.ts'
import { airportOf } from '#places/airports.ts'

/** nothing flies longer than this without landing */
const longestMinutes = 20 * 60

/** When a flight leaves, in the world. Its airports are known. */
export function departureOf({
  origin,
  departsLocal,
}: Pick<OfferedFlight, 'origin' | 'departsLocal'>): Temporal.ZonedDateTime {
  return departsLocal.toZonedDateTime(airportOf(origin).timeZone)
}

/** When it lands. Its airports are known. */
export function arrivalOf({ destination, arrivesLocal }: OfferedFlight): Temporal.ZonedDateTime {
  return arrivesLocal.toZonedDateTime(airportOf(destination).timeZone)
}

/** Minutes between take-off and landing. */
export function minutesOf(flight: OfferedFlight): number {
  return Math.round(departureOf(flight).until(arrivalOf(flight)).total('minutes'))
}

/** It lands after it took off, on the same day of a human's life. */
export function isReal(flight: OfferedFlight): boolean {
  const minutes = minutesOf(flight)
  return minutes > 0 && minutes <= longestMinutes
}
