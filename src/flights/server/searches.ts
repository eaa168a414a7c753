import { sql } from 'kysely'
import { all, type Database, maybe } from '#database/database.ts'
import type { Place } from '#flights/asked.ts'
import type { Seats } from '#flights/server/proposals.ts'
import type { Party } from '#passengers/party.ts'

/** A search whose results may be chosen from until it is outdated. */
export interface KeptSearch {
  readonly requestId: string
  readonly origin: Place
  readonly destination: Place
  readonly date: Temporal.PlainDate
  readonly party: Party
  readonly searchedAt: Temporal.Instant
  readonly validUntil: Temporal.Instant
}

interface SeatRow {
  readonly id: number
  readonly seats: number
}

/** Keeps a search and answers the free seats of its days, in one statement. */
export async function keepAndCount(
  database: Database,
  search: KeptSearch,
  dayIds: readonly number[],
): Promise<Seats> {
  const { origin, destination, party } = search
  const rows = await all<SeatRow>(
    database,
    sql`
      with kept as (
        insert into flights.searches (id, origin_code, origin_kind, destination_code, destination_kind, date, adults,
          children, infants, searched_at, valid_until)
        values (${search.requestId}, ${origin.code}, ${origin.kind}, ${destination.code}, ${destination.kind},
          ${search.date}, ${party.adults}, ${party.children}, ${party.infants}, ${search.searchedAt}, ${search.validUntil})
      )
      select id, capacity - held - sold - elsewhere as seats from flights.fares where day_id = any(${dayIds})`,
  )
  return new Map(rows.map(({ id, seats }) => [id, seats]))
}

/** Free seats of one fare. */
export async function seatsOf(database: Database, fareId: number): Promise<number> {
  const row = await maybe<SeatRow>(
    database,
    sql`select id, capacity - held - sold - elsewhere as seats from flights.fares where id = ${fareId}`,
  )
  return row?.seats ?? 0
}

interface SearchRow extends Party {
  readonly origin_code: string
  readonly origin_kind: Place['kind']
  readonly destination_code: string
  readonly destination_kind: Place['kind']
  readonly date: Temporal.PlainDate
  readonly searched_at: Temporal.Instant
  readonly valid_until: Temporal.Instant
}

export async function searchKept(database: Database, requestId: string): Promise<KeptSearch | undefined> {
  const row = await maybe<SearchRow>(database, sql`select * from flights.searches where id = ${requestId}`)
  if (row === undefined) return undefined
  return {
    requestId,
    origin: { code: row.origin_code, kind: row.origin_kind },
    destination: { code: row.destination_code, kind: row.destination_kind },
    date: row.date,
    party: { adults: row.adults, children: row.children, infants: row.infants },
    searchedAt: row.searched_at,
    validUntil: row.valid_until,
  }
}

/** Forgets searches that have been outdated for an hour. */
export async function forgetSearches(database: Database, now: Temporal.Instant): Promise<void> {
  await sql`delete from flights.searches where valid_until < ${now.subtract({ hours: 1 })}`.execute(database)
}
