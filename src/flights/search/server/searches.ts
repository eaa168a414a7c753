import { sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { all, type Database } from '#database/database.ts'
import type { TripType } from '#flights/enumerations.ts'
import type { Place } from '#flights/requests.ts'
import type { Seats } from '#flights/search/server/proposals.ts'
import type { Party } from '#passengers/party.ts'

export interface LegWanted {
  readonly origin: Place
  readonly destination: Place
  readonly date: Temporal.PlainDate
}

export interface SearchWanted {
  readonly flightType: TripType
  /** directions of each proposal, in order; of a domestic round trip only one, out or back */
  readonly legs: readonly [LegWanted, ...LegWanted[]]
  /** the return of a domestic round trip */
  readonly isReturning: boolean
  readonly party: Party
  readonly cabinClass: number | undefined
  readonly searchedAt: Temporal.Instant
  /** its prices are those of this channel, whoever buys */
  readonly channel: SalesChannel
}

export interface StoredSearch extends SearchWanted {
  readonly requestId: string
  readonly validUntil: Temporal.Instant
}

interface SeatRow {
  readonly id: number
  readonly seats: number
}

/** Cancelled flights are left out, not shown as sold out. */
const goes = sql`elsewhere_when_cancelled is null`

export async function seatsOfDays(database: Database, dayIds: readonly number[]): Promise<Seats> {
  return seatMap(
    await all<SeatRow>(
      database,
      sql`select id, capacity - held - sold - elsewhere as seats from flights.fares where day_id = any(${dayIds}) and ${goes}`,
    ),
  )
}

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
