import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'

export interface SeatsHeld {
  readonly held: number
  /** of them, those whose hold should have ended */
  readonly overdue: number
}

export function seatsHeld(trx: Trx, now: Temporal.Instant): Promise<SeatsHeld> {
  return one(
    trx,
    sql<SeatsHeld>`
      select coalesce(sum(seats), 0)::bigint as held,
        coalesce(sum(seats) filter (where until < ${now}), 0)::bigint as overdue
      from flights.holds join flights.hold_fares using (order_id) where state = 'held'`,
  )
}
