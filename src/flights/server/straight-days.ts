import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Place } from '#flights/asked.ts'
import { nameOf } from '#flights/server/feed/network.ts'
import { departsMs } from '#flights/server/inventory/departure-time.ts'
import { madeDeparture } from '#flights/server/inventory/fares.ts'
import { type FlightDay, flightDay, minutesLeft } from '#flights/server/inventory/flight-day.ts'
import { type Line, linesOn, routeKey } from '#flights/server/inventory/timetable.ts'
import { airportPairs, isDomestic } from '#flights/server/journey.ts'
import type { Room } from '#flights/server/room.ts'

/**
 * Is this a day inside the country whose list shows flights without a change, sold out or not? Then it shows nothing else; on every
 * other day, also of routes whose flights are cancelled, it shows journeys with a change. Refuses PLACE_UNKNOWN, SAME_PLACE.
 */
export async function straightDays(
  room: StraightRoom,
  { origin, destination }: { readonly origin: Place; readonly destination: Place },
): Promise<(date: Temporal.PlainDate) => boolean> {
  if (!isDomestic(origin, destination)) return () => false
  const keys = airportPairs(origin, destination).map((pair) => routeKey(...pair))
  const nowMs = room.clock.now().epochMilliseconds
  const cancelled = await cancelledOn(
    room,
    keys.flatMap((key) => room.timetable.get(key) ?? []),
  )
  return (date) => {
    const day = flightDay(date)
    return keys.some((key) =>
      linesOn(room.timetable, key, day).some(
        (line) => !cancelled.has(flightName(line, date)) && isListed(room, { line, day, nowMs }),
      ),
    )
  }
}

/** The flights of some lines that do not go. */
async function cancelledOn({ database }: StraightRoom, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const rows = await all(
    database,
    sql<{ id: string; number: number; date: Temporal.PlainDate }>`
      select airline_id as id, flight_number as number, date from flights.flight_status
      where is_cancelled and order_id is null and airline_id = any(${lines.map(({ carrier }) => carrier.id)}::text[])
        and flight_number = any(${lines.map(({ number }) => number)}::int[])`,
  )
  return new Set(rows.map(({ id, number, date }) => flightName({ carrier: { id }, number }, date)))
}

function flightName(line: Parameters<typeof nameOf>[0], date: Temporal.PlainDate): string {
  return `${nameOf(line)}|${date}`
}

export type StraightRoom = Pick<Room, 'database' | 'timetable' | 'seed' | 'clock'>

/** A flight whose fares are all closed is in no list. */
function isListed(
  { seed }: Pick<Room, 'seed'>,
  { line, day, nowMs }: { readonly line: Line; readonly day: FlightDay; readonly nowMs: number },
): boolean {
  const minutes = minutesLeft(departsMs(line, day), nowMs)
  return madeDeparture(seed, line, day).fares.some(({ closesBefore }) => minutes > closesBefore)
}
