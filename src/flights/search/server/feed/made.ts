import { type RawBuilder, sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { FareForSale } from '#flights/search/server/feed/sale.ts'
import type { Rial } from '#money/rial.ts'

export interface MadeFlight {
  readonly name: string
  readonly route: string
  readonly date: string
  readonly fares: readonly MadeRow[]
}

export interface MadeRow extends Omit<FareForSale, 'until'> {
  readonly seats: number
  readonly closesMs: number
}

interface Row {
  readonly departure_id: number
  readonly airline_id: string
  readonly flight_number: number
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
  readonly cabin: number
  readonly adult_total: Rial
  readonly adult_base: Rial
  readonly is_charter: boolean
  readonly checked_kg: number
  readonly seats: number
  readonly closes_at: Temporal.Instant
}

/** Routes (`THR-MHD`) of which a day has been created. */
export async function routesMadeOn(database: Database, date: string): Promise<ReadonlySet<string>> {
  const rows = await all<{ origin: string; destination: string }>(
    database,
    sql`select origin, destination from flights.days where date = ${date} and supplier = 'own'`,
  )
  return new Set(rows.map(({ origin, destination }) => `${origin}-${destination}`))
}

export function madeOn(database: Database, date: string): Promise<readonly MadeFlight[]> {
  return made(database, sql`d.date = ${date}`)
}

export function madeDepartures(database: Database, ids: readonly number[]): Promise<readonly MadeFlight[]> {
  return made(database, sql`p.id = any(${ids})`)
}

async function made(database: Database, which: RawBuilder<unknown>): Promise<readonly MadeFlight[]> {
  const rows = await all<Row>(
    database,
    sql`
      select p.id as departure_id, p.airline_id, p.flight_number, d.origin, d.destination, d.date, f.cabin, f.adult_total,
        (f.prices -> 0 ->> 'base')::bigint as adult_base,
        f.is_charter, f.checked_kg, f.capacity - f.held - f.sold - f.elsewhere as seats, f.closes_at
      from flights.days d
      join flights.departures p on p.day_id = d.id
      join flights.fares f on f.departure_id = p.id
      where d.supplier = 'own' and ${which}`,
  )
  return [...Map.groupBy(rows, (row) => row.departure_id).values()].flatMap((fares) => {
    const [first] = fares
    if (first === undefined) return []
    return {
      name: `${first.airline_id}|${first.flight_number}`,
      route: `${first.origin}-${first.destination}`,
      date: first.date.toString(),
      fares: fares.map(rowOf),
    }
  })
}

function rowOf(row: Row): MadeRow {
  return {
    cabin: row.cabin,
    withBag: row.checked_kg > 0,
    isCharter: row.is_charter,
    adultTotal: row.adult_total,
    adultBase: row.adult_base,
    seats: row.seats,
    closesMs: row.closes_at.epochMilliseconds,
  }
}

export function tableForSale(rows: readonly MadeRow[], seats: number): readonly FareForSale[] {
  return rows.map((row) => ({ ...row, until: row.seats >= seats ? row.closesMs : Number.NEGATIVE_INFINITY }))
}
