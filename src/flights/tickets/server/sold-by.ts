import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface SoldBy {
  readonly orderId: string
  /** of several flights there may be several; a contract of ours by its name, `own` is a demo's inventory */
  readonly suppliers: readonly string[]
  /** reservation codes, ticket numbers, the supplier's own ids */
  readonly references: readonly string[]
  /** the order that its own was changed into at its supplier, under the same code */
  readonly changedInto?: string | null
}

export function ticketsSoldBy(trx: Trx, orderIds: readonly string[]): Promise<readonly SoldBy[]> {
  return all(
    trx,
    sql<SoldBy>`
      select h.order_id as "orderId", array_agg(distinct coalesce(f.contract, f.supplier)) as suppliers,
        array(select pnr from flights.hold_legs l where l.order_id = h.order_id and pnr is not null
          union select number from flights.tickets t where t.order_id = h.order_id
          union select pnr from flights.further_reservations r where r.order_id = h.order_id
          union select number from flights.further_tickets t where t.order_id = h.order_id
          union select number from flights.voided_tickets t where t.order_id = h.order_id
          union select ref from flights.supplier_orders s where s.order_id = h.order_id and ref is not null
          union select pnr from flights.supplier_orders s where s.order_id = h.order_id and pnr is not null) as references,
        (select made.order_id from flights.supplier_orders old join flights.supplier_orders made on made.key = old.changed_into
          where old.order_id = h.order_id limit 1) as "changedInto"
      from flights.hold_fares h join flights.fares f on f.id = h.fare_id
      where h.order_id = any(${orderIds}::uuid[]) group by h.order_id`,
  )
}

export type SuppliersOf = Pick<SoldBy, 'orderId' | 'suppliers'>

export function suppliersOfTickets(trx: Trx, orderIds: readonly string[]): Promise<readonly SuppliersOf[]> {
  return all(
    trx,
    sql<SuppliersOf>`
      select h.order_id as "orderId", array_agg(distinct coalesce(f.contract, f.supplier)) as suppliers
      from flights.hold_fares h join flights.fares f on f.id = h.fare_id
      where h.order_id = any(${orderIds}::uuid[]) group by h.order_id`,
  )
}
