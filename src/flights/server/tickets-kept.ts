import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** A ticket as it stands: one a person, in the order of the passengers. */
export interface TicketKept {
  readonly number: string
  readonly position: number
  readonly state: 'open' | 'refunded'
}

/** The tickets of an order, in the order of its passengers; none before it is issued. */
export function ticketsOf(trx: Trx, orderId: string): Promise<readonly TicketKept[]> {
  return all<TicketKept>(
    trx,
    sql`select number, position, state from flights.tickets where order_id = ${orderId} order by position`,
  )
}
