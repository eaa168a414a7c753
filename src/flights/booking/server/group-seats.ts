import { sql } from 'kysely'
import { all, maybe } from '#database/database.ts'
import { departureAt } from '#flights/inventory/server/departure-time.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import { type DayRequest, keyOf } from '#flights/inventory/server/make-day.ts'
import { linesOn, routeKey } from '#flights/inventory/server/timetable.ts'
import { daysOnSale } from '#flights/search/server/calendar/days.ts'
import type { Room } from '#flights/server/room.ts'
import { airlineOf } from '#places/airlines.ts'

/** A flight of our own timetable on a day, before anybody asked for its seats. */
export interface GroupFlight {
  readonly flightNumber: string
  readonly airlineCode: string
  readonly airlineName: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
}

/** Flights of ours on a day, by their hour; writes nothing. */
export function groupFlights(
  { timetable }: Pick<Room, 'timetable'>,
  day: DayRequest,
): readonly GroupFlight[] {
  return linesOn(timetable, routeKey(day.origin, day.destination), flightDay(day.date)).map((line) => {
    const departs = departureAt(line, day.date)
    const arrives = departs.add({ minutes: line.route.blockMinutes })
    const airline = airlineOf(line.carrier.id)
    return {
      flightNumber: `${airline.iata} ${line.number}`,
      airlineCode: airline.iata,
      airlineName: airline.name,
      departsLocal: departs.toPlainDateTime(),
      arrivesLocal: arrives.withTimeZone(line.route.destination.timeZone).toPlainDateTime(),
      departsAt: departs.toInstant(),
    }
  })
}

export interface SeatsWanted extends DayRequest {
  readonly flightNumber: string
  readonly seats: number
}

/** The cheapest fare of ours with that many seats left, by its id; undefined when there is none. */
export async function groupFare(room: Room, wanted: SeatsWanted): Promise<number | undefined> {
  const days = await daysOnSale(room, [wanted])
  const fares = (days.get(keyOf(wanted))?.departures ?? [])
    .flat()
    .filter(({ departure, supplier }) => departure.flightNumber === wanted.flightNumber && supplier === 'own')
  const found = await maybe(
    room.database,
    sql<{ id: number }>`
      select id from flights.fares where id = any(${fares.map(({ id }) => id)}::bigint[])
        and capacity - held - sold - elsewhere >= ${wanted.seats} and closes_at > ${room.clock.now()}
      order by adult_total, id limit 1`,
  )
  return found?.id
}

/** Places in the list: of days that are made, those whose fares of ours are all taken or closed. */
export async function fullFlights(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  flights: readonly Omit<SeatsWanted, 'seats'>[],
): Promise<ReadonlySet<number>> {
  const wanted = flights.map(({ origin, destination, date, flightNumber }, at) => {
    const [airline = '', number = ''] = flightNumber.split(' ')
    return {
      at,
      origin,
      destination,
      date: date.toString(),
      airline: airlineOf(airline).id,
      number: Number(number),
    }
  })
  const full = await all(
    database,
    sql<{ at: number }>`
      select w.at from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (at integer, origin text, destination text, date date, airline text, number integer)
      join flights.days day on day.origin = w.origin and day.destination = w.destination and day.date = w.date
        and day.supplier = 'own'
      join flights.departures d on d.day_id = day.id and d.airline_id = w.airline and d.flight_number = w.number
        and d.supplier = 'own'
      where not exists (
        select from flights.fares where departure_id = d.id and supplier = 'own'
          and capacity > held + sold + elsewhere and closes_at > ${clock.now()})`,
  )
  return new Set(full.map(({ at }) => at))
}
