import { type RawBuilder, sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { ForeignPrice } from '#orders/foreign-price.ts'

/** Part of the statement that writes an order. */
export function foreignTexts(orderId: string, price: ForeignPrice | undefined): RawBuilder<unknown> {
  if (price === undefined) return sql``
  const { currency, minor, rialAUnit, setOn, source } = price
  return sql`priced as (
    insert into orders.foreign_price (order_id, currency, minor, rial_a_unit, set_on, source)
    values (${orderId}, ${currency}, ${minor}, ${rialAUnit}, ${setOn}, ${source})),`
}

/** As the order was made, whatever the rate is now; undefined for a price that was in rial. */
export function foreignPriceOf(trx: Trx, orderId: string): Promise<ForeignPrice | undefined> {
  return maybe(
    trx,
    sql<ForeignPrice>`
      select currency, minor, rial_a_unit as "rialAUnit", set_on::text as "setOn", source
      from orders.foreign_price where order_id = ${orderId}`,
  )
}
