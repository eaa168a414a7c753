import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** A ticket as it stands: one a person and direction, in the order of the directions and the passengers. */
export interface StoredTicket {
  readonly number: string
  /** those of further separate tickets of the direction, in the order they are flown */
  readonly furtherNumbers: readonly string[]
  readonly leg: number
  readonly position: number
  readonly state: 'open' | 'refunded'
}

/** The tickets of an order, by direction and then by passenger; none before it is issued. */
export function ticketsOf(trx: Trx, orderId: string): Promise<readonly StoredTicket[]> {
  return all<StoredTicket>(
    trx,
    sql`
      select number, leg, position, state, array(
        select number from flights.further_tickets further
        where further.order_id = t.order_id and further.leg = t.leg and further.position = t.position
        order by ticket) as "furtherNumbers"
      from flights.tickets t where order_id = ${orderId} order by leg, position`,
  )
}
