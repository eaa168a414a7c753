import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** A ticket as it stands: one a person and direction, in the order of the directions and the passengers. */
export interface TicketKept {
  readonly number: string
  readonly leg: number
  readonly position: number
  readonly state: 'open' | 'refunded'
}

/** The tickets of an order, by direction and then by passenger; none before it is issued. */
export function ticketsOf(trx: Trx, orderId: string): Promise<readonly TicketKept[]> {
  return all<TicketKept>(
    trx,
    sql`
      select number, leg, position, state from flights.tickets where order_id = ${orderId} order by leg, position`,
  )
}
