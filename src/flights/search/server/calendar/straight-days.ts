import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { inOne } from '#database/in-one.ts'
import { saleOf } from '#flights/engine/engine.ts'
import { departsMs } from '#flights/inventory/server/departure-time.ts'
import { adultTotalOf, type MadeFare, madeDeparture } from '#flights/inventory/server/fares.ts'
import { type FlightDay, flightDay, minutesLeft } from '#flights/inventory/server/flight-day.ts'
import { type Line, linesOn, routeKey } from '#flights/inventory/server/timetable.ts'
import type { Place } from '#flights/requests.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { fedOn, nameOf } from '#flights/search/server/feed/network.ts'
import { flightOn } from '#flights/search/server/feed/party.ts'
import { type ProductName, productNames, products } from '#flights/search/server/feed/sale.ts'
import { airportPairs, isDomestic } from '#flights/search/server/journey.ts'
import type { Room } from '#flights/server/room.ts'

/** The cabin of a list, and the schedules for the party's number of seats. */
export interface InCabin {
  readonly cabin: number
  readonly fed: Fed
}

/** Is this a domestic day with direct flights in that cabin, sold out or not?
 * Else it shows connections. Refuses PLACE_UNKNOWN, SAME_PLACE. */
export async function straightDays(
  room: StraightRoom,
  { origin, destination }: { readonly origin: Place; readonly destination: Place },
  inCabin?: InCabin,
): Promise<(date: Temporal.PlainDate) => boolean> {
  if (!isDomestic(origin, destination)) return () => false
  const keys = airportPairs(room.timetable, origin, destination).map((pair) => routeKey(...pair))
  const nowMs = room.clock.now().epochMilliseconds
  const cancelled = await cancelledOn(
    room.database,
    keys.flatMap((key) => room.timetable.get(key) ?? []),
  )
  return (date) => {
    const day = flightDay(date)
    return keys
      .flatMap((key) => linesOn(room.timetable, key, day))
      .filter((line) => !cancelled.has(flightName(line, date)))
      .some((line) => {
        const open = openFares(room, { line, day, nowMs })
        if (inCabin === undefined) return open.length > 0
        return shownIn(inCabin, { line, date }, open) === inCabin.cabin
      })
  }
}

const cancelledOn = inOne(async (database: Database, asked: readonly (readonly Line[])[]) => {
  const lines = asked.flat()
  const rows = await all(
    database,
    sql<{ id: string; number: number; date: Temporal.PlainDate }>`
      select airline_id as id, flight_number as number, date from flights.flight_status
      where is_cancelled and order_id is null and airline_id = any(${lines.map(({ carrier }) => carrier.id)}::text[])
        and flight_number = any(${lines.map(({ number }) => number)}::int[])`,
  )
  const cancelled: ReadonlySet<string> = new Set(
    rows.map(({ id, number, date }) => flightName({ carrier: { id }, number }, date)),
  )
  return asked.map(() => cancelled) // those of others have other names
})

function flightName(line: Parameters<typeof nameOf>[0], date: Temporal.PlainDate): string {
  return `${nameOf(line)}|${date}`
}

export type StraightRoom = Pick<Room, 'database' | 'timetable' | 'seed' | 'clock'>

function openFares(
  { seed }: Pick<Room, 'seed'>,
  { line, day, nowMs }: { readonly line: Line; readonly day: FlightDay; readonly nowMs: number },
): readonly MadeFare[] {
  const minutes = minutesLeft(departsMs(line, day), nowMs)
  return madeDeparture(seed, line, day).fares.filter(({ closesBefore }) => minutes > closesBefore)
}

/** The cabin in which the flight is shown: one with seats; sold out, that of its last fare (see `offered`). */
function shownIn(
  { cabin, fed }: InCabin,
  { line, date }: { readonly line: Line; readonly date: Temporal.PlainDate },
  open: readonly MadeFare[],
): number | undefined {
  const known = fedOn(fed.network, nameOf(line), date.toString())
  const flight = known && flightOn(fed.network, known, { iso: date.toString(), number: 0 })
  if (flight === undefined) return undefined
  const { day, service } = flight
  const hasSeats = (name: ProductName) =>
    [service.filed, service.charter].some(
      (number) => number !== -1 && saleOf(fed.of[name], { service: number, day }).seats > 0,
    )
  const cabins = productNames.filter(hasSeats).map((name): number => products[name].cabin)
  if (cabins.length > 0) return cabins.includes(cabin) ? cabin : undefined
  const economy = open.filter((fare) => fare.cabin === 1)
  return (economy.length > 0 ? economy : open).toSorted((a, b) => adultTotalOf(b) - adultTotalOf(a))[0]?.cabin
}
