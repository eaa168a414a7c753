import { sql } from 'kysely'
import { all, type Database, one } from '#database/database.ts'
import { Contract } from '#flights/contracts/contract.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { House } from '#server/house.ts'

/** A contract as the desk reads of it. */
export interface StoredContract {
  readonly name: string
  readonly seller: string
  readonly until: Temporal.PlainDate
  readonly loadedAt: Temporal.Instant
  readonly withdrawnAt: Temporal.Instant | null
  /** of all its departures: how many there are, how many somebody keeps unpaid, how many have tickets */
  readonly seats: number
  readonly held: number
  readonly sold: number
}

export function listContracts(database: Database): Promise<readonly StoredContract[]> {
  return all(
    database,
    sql<StoredContract>`
      select c.name, c.document ->> 'seller' as seller, c.until, c.loaded_at as "loadedAt", c.withdrawn_at as "withdrawnAt",
        coalesce(sum(f.capacity), 0)::int as seats, coalesce(sum(f.held), 0)::int as held, coalesce(sum(f.sold), 0)::int as sold
      from flights.contracts c left join flights.fares f on f.contract = c.name
      group by c.name order by c.loaded_at desc, c.name`,
  )
}

/** far enough back for flights of today at every airport */
const daysBefore = 2

/** Which contracts stand, by name; and what is in them, when those are others than were known. */
export async function contractsOnSale(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  known: string,
): Promise<{ readonly names: string; readonly contracts: readonly Contract[] | undefined }> {
  const since = todayAt(clock.now()).subtract({ days: daysBefore })
  const standing = sql`from flights.contracts where withdrawn_at is null and until >= ${since}`
  const { names } = await one(
    database,
    sql<{ names: string }>`select coalesce(string_agg(name, ' ' order by name), '') as names ${standing}`,
  )
  if (names === known) return { names, contracts: undefined }
  const rows = await all(
    database,
    sql<{ name: string; document: unknown }>`select name, document ${standing} order by name`,
  )
  return {
    names: rows.map(({ name }) => name).join(' '),
    contracts: rows.map(({ document }) => Contract.parse(document)),
  }
}
