import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import { makeDay } from '#flights/server/make-day.ts'
import type { DayOnSale, FareOnSale } from '#flights/server/on-sale.ts'
import { departureOf, type FareRow, fareOf, fareRows } from '#flights/server/on-sale-rows.ts'
import type { Room } from '#flights/server/room.ts'

export interface DayAsked {
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
}

/** A route's day with its fares; made now when nobody has asked for it before. */
export async function dayOnSale(room: Room, asked: DayAsked): Promise<DayOnSale> {
  const key = `${asked.origin}-${asked.destination}|${asked.date}`
  const known = room.days.get(key)
  if (known !== undefined) return known
  const id = (await dayId(room.database, asked)) ?? (await makeDay(room, asked))
  const day = await readDay(room.database, id)
  room.days.set(key, day)
  return day
}

/** One fare with its departure, or nothing. */
export async function fareOnSale(trx: Trx, id: number): Promise<FareOnSale | undefined> {
  const row = await maybe<FareRow>(trx, sql`${fareRows} where f.id = ${id}`)
  return row === undefined ? undefined : fareOf(row, departureOf(row))
}

async function dayId(
  database: Database,
  { origin, destination, date }: DayAsked,
): Promise<number | undefined> {
  const row = await maybe<{ id: number }>(
    database,
    sql`select id from flights.days where origin = ${origin} and destination = ${destination} and date = ${date}`,
  )
  return row?.id
}

async function readDay(database: Database, id: number): Promise<DayOnSale> {
  const rows = await all<FareRow>(
    database,
    sql`${fareRows} where f.day_id = ${id} order by p.departs_at, p.id, f.id`,
  )
  const departures = Map.groupBy(rows, (row) => row.departure_id)
  return {
    id,
    departures: [...departures.values()].map((fares) => {
      const [first] = fares
      if (first === undefined) return []
      const departure = departureOf(first)
      return fares.map((row) => fareOf(row, departure))
    }),
  }
}
