import { type RawBuilder, sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { DayAsked } from '#flights/server/days.ts'
import {
  adultTotalOf,
  elsewhereOf,
  type MadeDeparture,
  type MadeFare,
  madeDeparture,
  pricesOf,
} from '#flights/server/inventory/fares.ts'
import { flightDay, hoursLeft } from '#flights/server/inventory/flight-day.ts'
import { type Line, linesOn, routeKey } from '#flights/server/inventory/timetable.ts'
import type { Room } from '#flights/server/room.ts'
import { ladderFor } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'

/**
 * Writes a day's departures and fares out of the seed, in one transaction. Of two who ask at once the second waits for
 * the first and finds its day. Answers the day's id.
 */
export function makeDay(room: Room, asked: DayAsked): Promise<number> {
  const now = room.clock.now()
  return room.database.transaction().execute(async (trx) => {
    const made = await maybe<{ id: number }>(
      trx,
      sql`
        insert into flights.days (origin, destination, date, made_at)
        values (${asked.origin}, ${asked.destination}, ${asked.date}, ${now})
        on conflict (origin, destination, date) do nothing returning id`,
    )
    if (made === undefined) return madeBefore(trx, asked)
    const day = flightDay(asked.date)
    const lines = linesOn(room.timetable, routeKey(asked.origin, asked.destination), day)
    const departures = lines.map((line) => madeDeparture(room.seed, line, day))
    if (departures.length > 0) await insert(trx, departures, { dayId: made.id, asked, now })
    return made.id
  })
}

interface Making {
  readonly dayId: number
  readonly asked: DayAsked
  readonly now: Temporal.Instant
}

async function madeBefore(trx: Trx, { origin, destination, date }: DayAsked): Promise<number> {
  const { id } = await one<{ id: number }>(
    trx,
    sql`select id from flights.days where origin = ${origin} and destination = ${destination} and date = ${date}`,
  )
  return id
}

async function insert(trx: Trx, departures: readonly MadeDeparture[], making: Making): Promise<void> {
  const ids = await all<{ id: number }>(
    trx,
    sql`
      insert into flights.departures (day_id, airline_id, flight_number, aircraft, date, departs_local, arrives_local,
        departs_at, duration_minutes)
      values ${sql.join(departures.map((departure) => departureRow(departure, making)))} returning id`,
  )
  const fares = departures.flatMap((departure, index) =>
    departure.fares.map((fare) => fareRow(departure, fare, { ...making, departureId: ids[index]?.id ?? 0 })),
  )
  await sql`
    insert into flights.fares (departure_id, day_id, is_charter, seller, fare_class, cabin, capacity, elsewhere,
      adult_total, prices, checked_kg, ladder_id, closes_at, fill_load, fill_of, fill_after)
    values ${sql.join(fares)}`.execute(trx)
}

function departureRow({ line }: MadeDeparture, { dayId, asked }: Making): RawBuilder<unknown> {
  const { destination, blockMinutes } = line.route
  const departs = departureAt(line, asked)
  const arrives = departs.add({ minutes: blockMinutes }).withTimeZone(destination.timeZone)
  return sql`(${dayId}, ${line.carrier.id}, ${line.number}, ${line.aircraft.name}, ${asked.date},
    ${departs.toPlainDateTime()}, ${arrives.toPlainDateTime()}, ${departs.toInstant()}, ${blockMinutes})`
}

function fareRow(
  departure: MadeDeparture,
  fare: MadeFare,
  making: Making & { readonly departureId: number },
): RawBuilder<unknown> {
  const departs = departureAt(departure.line, making.asked)
  const hours = hoursLeft(departs.epochMilliseconds, making.now.epochMilliseconds)
  const closesAt = departs.subtract({ minutes: fare.closesBefore }).toInstant()
  return sql`(${making.departureId}, ${making.dayId}, ${fare.isCharter}, ${fare.seller}, ${fare.fareClass}, ${fare.cabin},
    ${fare.seats}, ${elsewhereOf(fare, hours)}, ${adultTotalOf(fare)}, ${JSON.stringify(pricesOf(fare))}::jsonb,
    ${checkedKg(departure, fare)}, ${ladderId(departure, fare, making)}, ${closesAt},
    ${fare.filling.load}, ${fare.filling.of}, ${fare.filling.after})`
}

function departureAt(line: Line, { date }: DayAsked): Temporal.ZonedDateTime {
  return date.toZonedDateTime(line.route.origin.timeZone).add({ minutes: line.departs })
}

/** Business has 40 kg, charters 20, the rest what the airline gives (§1: at most 30 in economy). */
function checkedKg({ line }: MadeDeparture, fare: MadeFare): number {
  if (fare.cabin === 2) return 40
  return fare.isCharter ? 20 : line.carrier.checkedKg
}

function ladderId({ line }: MadeDeparture, fare: MadeFare, { now }: Making): string {
  const filedBy = fare.isCharter ? 'charter' : line.carrier.id
  const soldOn = now.toString().slice(0, 10)
  return ladderFor(penaltyLadders, { filedBy, fareClass: fare.fareClass, soldOn }).id
}
