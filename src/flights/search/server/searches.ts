import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { TripType } from '#flights/proposal.ts'
import type { Place } from '#flights/requests.ts'
import type { Seats } from '#flights/search/server/proposals.ts'
import type { Party } from '#passengers/party.ts'

export interface LegWanted {
  readonly origin: Place
  readonly destination: Place
  readonly date: Temporal.PlainDate
}

/** What was searched for, when. */
export interface SearchWanted {
  readonly flightType: TripType
  /** the directions that each of its proposals has, in order; of a domestic round trip one: the way out, or the way back */
  readonly legs: readonly [LegWanted, ...LegWanted[]]
  /** the way back of a domestic round trip */
  readonly isReturning: boolean
  readonly party: Party
  readonly cabinClass: number | undefined
  readonly searchedAt: Temporal.Instant
}

/** A search whose results may be chosen from until it is outdated. */
export interface StoredSearch extends SearchWanted {
  readonly requestId: string
  readonly validUntil: Temporal.Instant
}

interface SeatRow {
  readonly id: number
  readonly seats: number
}

/** Those of a cancelled flight are none at all, not even sold out. */
const goes = sql`elsewhere_when_cancelled is null`

/** Free seats of every fare of some days. */
export async function seatsOfDays(database: Database, dayIds: readonly number[]): Promise<Seats> {
  return seatMap(
    await all<SeatRow>(
      database,
      sql`select id, capacity - held - sold - elsewhere as seats from flights.fares where day_id = any(${dayIds}) and ${goes}`,
    ),
  )
}

/** Free seats of some fares. */
export async function seatsOfFares(database: Database, ids: readonly number[]): Promise<Seats> {
  return seatMap(
    await all<SeatRow>(
      database,
      sql`select id, capacity - held - sold - elsewhere as seats from flights.fares where id = any(${ids}) and ${goes}`,
    ),
  )
}

function seatMap(rows: readonly SeatRow[]): Seats {
  return new Map(rows.map(({ id, seats }) => [id, seats]))
}
