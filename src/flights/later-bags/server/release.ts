import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { moved } from '#flights/later-bags/server/stored-bags.ts'
import type { Released } from '#orders/product.ts'

/** In the caller's transaction. An order without bags can get none afterwards. What may stand at a supplier is looked up by a job. */
export async function release(trx: Trx, orderId: string, now: Temporal.Instant): Promise<Released> {
  await sql`
    insert into flights.later_bag_orders (order_id, state, taken_at) values (${orderId}, 'released', ${now})
    on conflict (order_id) do nothing`.execute(trx)
  const row = await maybe(
    trx,
    sql<{ state: string }>`select state from flights.later_bag_orders where order_id = ${orderId} for update`,
  )
  if (row?.state === 'held') await moved(trx, orderId, { to: 'released', now })
  if (row?.state === 'asking') await moved(trx, orderId, { to: 'unsure', now, reason: 'let go unanswered' })
  return row?.state === 'issued' ? 'issued' : 'released'
}
