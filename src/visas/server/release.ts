import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Released } from '#orders/product.ts'
import type { Room } from '#visas/server/room.ts'

export async function release({ clock }: Pick<Room, 'clock'>, trx: Trx, orderId: string): Promise<Released> {
  await sql`
    insert into visas.request (order_id, stage, taken_at) values (${orderId}, 'dropped', ${clock.now()})
    on conflict (order_id) do nothing`.execute(trx)
  await sql`
    update visas.request set stage = 'dropped' where order_id = ${orderId} and stage = 'unpaid'`.execute(trx)
  const row = await maybe(
    trx,
    sql<{ stage: string }>`select stage from visas.request where order_id = ${orderId}`,
  )
  return row?.stage === 'dropped' ? 'released' : 'issued'
}
