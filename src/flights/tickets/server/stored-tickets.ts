import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface StoredTicket {
  readonly number: string
  /** numbers of the direction's further separate tickets, in flying order */
  readonly furtherNumbers: readonly string[]
  readonly leg: number
  readonly position: number
  readonly state: 'open' | 'refunded'
}

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
