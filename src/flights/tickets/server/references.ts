import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** By order, the reservations of the first direction still flown, where it is not the one the order was issued under. */
export async function referencesOf(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await all(
    trx,
    sql<{ id: string; leg: number; number: string }>`
      select distinct on (order_id) order_id as id, leg, array_to_string(coalesce(supplier_pnr, pnr) || array(
        select pnr from flights.further_reservations f where f.order_id = l.order_id and f.leg = l.leg order by ticket), '/') as number
      from flights.hold_legs l
      where order_id = any(${orderIds}::uuid[]) and exists (
        select from flights.tickets t where t.order_id = l.order_id and t.leg = l.leg and t.state = 'open')
      order by order_id, leg`,
  )
  return new Map(rows.filter(({ leg }) => leg > 0).map(({ id, number }) => [id, number]))
}
