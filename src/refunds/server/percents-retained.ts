import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** the airline's own fault: no wish of the traveller's */
const byAirline = 6

/** Of these orders, by order: percents kept of each part that its traveller gave back while something came back of it. */
export async function percentsRetained(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await all(
    trx,
    sql<{ orderId: string; percents: number[] }>`
      select item.order_id as "orderId", array_agg(percent::int) as percents
      from refunds.item join refunds.request on request.id = request_id
      where item.order_id = any(${orderIds}::uuid[]) and percent < 100 and reason_id <> ${byAirline}
      group by item.order_id`,
  )
  return new Map(rows.map(({ orderId, percents }) => [orderId, percents]))
}
