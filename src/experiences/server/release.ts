import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Room } from '#experiences/server/room.ts'
import type { Released } from '#orders/product.ts'

/** In the caller's transaction. An order without a booking can get none afterwards; what is held there is cancelled by a job. */
export async function release(
  { clock, cancelling }: Pick<Room, 'clock' | 'cancelling'>,
  trx: Trx,
  orderId: string,
): Promise<Released> {
  const now = clock.now()
  await sql`
    insert into experiences.booking (order_id, state, taken_at, asked_at, released_at) values (${orderId}, 'gone', ${now}, ${now}, ${now})
    on conflict (order_id) do nothing`.execute(trx)
  await sql`
    update experiences.booking set released_at = ${now}, reason = coalesce(reason, 'let go'),
      state = case when state in ('reserving', 'held', 'confirming', 'pending') then 'cancelling' else state end
    where order_id = ${orderId} and issued_at is null and released_at is null`.execute(trx)
  const row = await maybe(
    trx,
    sql<{ state: string; isIssued: boolean }>`
      select state, issued_at is not null as "isIssued" from experiences.booking where order_id = ${orderId}`,
  )
  if (row?.isIssued === true) return 'issued'
  if (row?.state === 'cancelling') await cancelling.send({ orderId }, { within: trx })
  return 'released'
}
