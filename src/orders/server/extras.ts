import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { OrderExtra } from '#orders/order.ts'
import type { ExtraView } from '#orders/responses.ts'

export function extrasTexts(orderId: string, extras: readonly OrderExtra[] = []): RawBuilder<unknown> {
  if (extras.length === 0) return sql``
  const rows = extras.map(
    ({ leg, passenger, name, price }) => sql`(${orderId}, ${leg}, ${passenger}, ${name}, ${price})`,
  )
  return sql`more as (
    insert into orders.extra (order_id, leg, passenger, name, price) values ${sql.join(rows)}),`
}

export async function extrasOf(trx: Trx, orderId: string): Promise<ExtraView[]> {
  const rows = await all(
    trx,
    sql<ExtraView & { price: Rial }>`
      select passenger, leg, name, price from orders.extra where order_id = ${orderId} order by leg, passenger`,
  )
  return [...rows]
}
