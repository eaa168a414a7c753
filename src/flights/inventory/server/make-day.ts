import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { departureAt } from '#flights/inventory/server/departure-time.ts'
import {
  adultTotalOf,
  elsewhereOf,
  type MadeDeparture,
  type MadeFare,
  madeDeparture,
  pricesOf,
} from '#flights/inventory/server/fares.ts'
import { flightDay, hoursLeft } from '#flights/inventory/server/flight-day.ts'
import { linesOn, routeKey, type Timetable } from '#flights/inventory/server/timetable.ts'
import { ladderFor } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import type { House } from '#server/house.ts'

export interface DayRequest {
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
}

type Maker = Pick<House, 'database' | 'clock'> & { readonly timetable: Timetable; readonly seed: number }

/** days per transaction, so that nobody waits long */
const daysAtOnce = 20

/** Creates missing days from the seed. Days are locked in order, so that overlapping lists do not deadlock. */
export async function makeDays(room: Maker, asked: readonly DayRequest[]): Promise<void> {
  const inOrder = asked.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  for (let from = 0; from < inOrder.length; from += daysAtOnce) {
    await makeSome(room, inOrder.slice(from, from + daysAtOnce))
    await breathe()
  }
}

export function keyOf({ origin, destination, date }: DayRequest): string {
  return `${routeKey(origin, destination)}|${date}`
}

interface DayMade {
  readonly id: number
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
}

function makeSome(room: Maker, asked: readonly DayRequest[]): Promise<void> {
  const now = room.clock.now()
  return room.database.transaction().execute(async (trx) => {
    const rows = asked.map(({ origin, destination, date }) => ({
      origin,
      destination,
      date: date.toString(),
    }))
    const made = await all<DayMade>(
      trx,
      sql`
        insert into flights.days (origin, destination, date, made_at)
        select origin, destination, date, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as d (origin text, destination text, date date)
        order by origin, destination, date
        on conflict (origin, destination, date, supplier) do nothing returning id, origin, destination, date`,
    )
    const making = made.flatMap((day) => departuresOf(room, day, now))
    if (making.length > 0) await writeDepartures(trx, making)
  })
}

export interface Making {
  readonly departure: MadeDeparture
  readonly departs: Temporal.ZonedDateTime
  readonly day: Pick<DayMade, 'id' | 'date'>
  readonly now: Temporal.Instant
}

function departuresOf({ timetable, seed }: Maker, day: DayMade, now: Temporal.Instant): readonly Making[] {
  const on = flightDay(day.date)
  return linesOn(timetable, routeKey(day.origin, day.destination), on).map((line) => ({
    departure: madeDeparture(seed, line, on),
    departs: departureAt(line, day.date),
    day,
    now,
  }))
}

/** Writes departures with their fares; one that is there gets the fares beside its own. */
export async function writeDepartures(trx: Trx, making: readonly Making[]): Promise<void> {
  const ids = await all<{ id: number; airline_id: string; flight_number: number; date: Temporal.PlainDate }>(
    trx,
    sql`
      insert into flights.departures (day_id, airline_id, flight_number, aircraft, date, departs_local, arrives_local,
        departs_at, duration_minutes)
      select * from jsonb_to_recordset(${JSON.stringify(making.map(departureRow))}::jsonb) as p (day_id bigint,
        airline_id text, flight_number int, aircraft text, date date, departs_local timestamp, arrives_local timestamp,
        departs_at timestamptz, duration_minutes int)
      on conflict (airline_id, flight_number, date) where supplier = 'own' do update set aircraft = excluded.aircraft
      returning id, airline_id, flight_number, date`,
  )
  const named = new Map(ids.map((row) => [`${row.airline_id}|${row.flight_number}|${row.date}`, row.id]))
  const fares = making.flatMap((one) =>
    one.departure.fares.map((fare) => ({
      departure_id: named.get(
        `${one.departure.line.carrier.id}|${one.departure.line.number}|${one.day.date}`,
      ),
      ...fareRow(one, fare),
    })),
  )
  await sql`
    insert into flights.fares (departure_id, day_id, is_charter, seller, fare_class, cabin, capacity, elsewhere,
      adult_total, prices, checked_kg, checked_unit, ladder_id, ladder, contract, closes_at, fill_load, fill_of, fill_after)
    select * from jsonb_to_recordset(${JSON.stringify(fares)}::jsonb) as f (departure_id bigint, day_id bigint,
      is_charter boolean, seller text, fare_class text, cabin smallint, capacity int, elsewhere int, adult_total bigint,
      prices jsonb, checked_kg int, checked_unit text, ladder_id text, ladder jsonb, contract text, closes_at timestamptz,
      fill_load int, fill_of int, fill_after int)`.execute(trx)
}

function departureRow({ departure: { line }, departs, day }: Making) {
  const { destination, blockMinutes } = line.route
  const arrives = departs.add({ minutes: blockMinutes }).withTimeZone(destination.timeZone)
  return {
    day_id: day.id,
    airline_id: line.carrier.id,
    flight_number: line.number,
    aircraft: line.aircraft.name,
    date: day.date.toString(),
    departs_local: departs.toPlainDateTime().toString(),
    arrives_local: arrives.toPlainDateTime().toString(),
    departs_at: departs.toInstant().toString(),
    duration_minutes: blockMinutes,
  }
}

function fareRow({ departure, departs, day, now }: Making, fare: MadeFare) {
  const hours = hoursLeft(departs.epochMilliseconds, now.epochMilliseconds)
  return {
    day_id: day.id,
    is_charter: fare.isCharter,
    seller: fare.seller,
    fare_class: fare.fareClass,
    cabin: fare.cabin,
    capacity: fare.seats,
    elsewhere: elsewhereOf(fare, hours),
    adult_total: adultTotalOf(fare),
    prices: pricesOf(fare),
    checked_kg: fare.checked.value,
    checked_unit: fare.checked.unit,
    ladder_id: fare.ladder?.id ?? ladderId(departure, fare, now),
    ladder: fare.ladder ?? null,
    contract: fare.contract ?? null,
    closes_at: departs.subtract({ minutes: fare.closesBefore }).toInstant().toString(),
    fill_load: fare.filling.load,
    fill_of: fare.filling.of,
    fill_after: fare.filling.after,
  }
}

function ladderId({ line }: MadeDeparture, fare: MadeFare, now: Temporal.Instant): string {
  const filedBy = fare.isCharter ? 'charter' : line.carrier.id
  const soldOn = now.toString().slice(0, 10)
  const cutOff = line.scope === 'domestic' ? 'noon-before' : 'departure'
  return ladderFor(penaltyLadders, { filedBy, fareClass: fare.fareClass, soldOn, cutOff }).id
}
