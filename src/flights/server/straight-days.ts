import type { Place } from '#flights/asked.ts'
import { departsMs } from '#flights/server/inventory/departure-time.ts'
import { madeDeparture } from '#flights/server/inventory/fares.ts'
import { type FlightDay, flightDay, minutesLeft } from '#flights/server/inventory/flight-day.ts'
import { type Line, linesOn, routeKey } from '#flights/server/inventory/timetable.ts'
import { airportPairs, isDomestic } from '#flights/server/journey.ts'
import type { Room } from '#flights/server/room.ts'

/**
 * Is this a day inside the country whose list shows flights without a change, sold out or not? Then it shows nothing else; on every
 * other day, also of routes that somebody flies, it shows journeys with a change. Refuses PLACE_UNKNOWN, SAME_PLACE.
 */
export function straightDays(
  room: StraightRoom,
  { origin, destination }: { readonly origin: Place; readonly destination: Place },
): (date: Temporal.PlainDate) => boolean {
  if (!isDomestic(origin, destination)) return () => false
  const keys = airportPairs(origin, destination).map((pair) => routeKey(...pair))
  const nowMs = room.clock.now().epochMilliseconds
  return (date) => {
    const day = flightDay(date)
    return keys.some((key) =>
      linesOn(room.timetable, key, day).some((line) => isListed(room, { line, day, nowMs })),
    )
  }
}

export type StraightRoom = Pick<Room, 'timetable' | 'seed' | 'clock'>

/** A flight whose fares are all closed is in no list. */
function isListed(
  { seed }: StraightRoom,
  { line, day, nowMs }: { readonly line: Line; readonly day: FlightDay; readonly nowMs: number },
): boolean {
  const minutes = minutesLeft(departsMs(line, day), nowMs)
  return madeDeparture(seed, line, day).fares.some(({ closesBefore }) => minutes > closesBefore)
}
