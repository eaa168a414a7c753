import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** By ticket number or reservation code, ours or a supplier's, also of what is held and not issued yet. */
export async function ordersNumbered(trx: Trx, number: string): Promise<readonly string[]> {
  const ticket = number.replace(/^(\d{3})(\d{10})$/, '$1-$2')
  const rows = await all(
    trx,
    sql<{ id: string }>`
      select order_id as id from flights.tickets where number = ${ticket}
      union select order_id from flights.further_tickets where number = ${ticket}
      union select order_id from flights.voided_tickets where number = ${ticket}
      union select order_id from flights.further_reservations where pnr = ${number}
      union select order_id from flights.hold_legs where pnr = ${number} or supplier_pnr = ${number}
      union select order_id from flights.supplier_orders where pnr = ${number}
      limit 50`,
  )
  return rows.map(({ id }) => id)
}
