import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import type { Room } from '#orders/server/room.ts'

/** The product holds for less time: the order ends then too, and later money is late. A later end changes nothing. */
export async function shortenHold(
  { database, expiring }: Pick<Room, 'database' | 'expiring'>,
  { orderId }: Pick<Order, 'orderId'>,
  until: Temporal.Instant,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const shortened = await maybe(
      trx,
      sql`
        update orders."order" set hold_expires_at = ${until}
        where id = ${orderId} and status = 'created' and hold_expires_at > ${until} returning id`,
    )
    if (shortened !== undefined) await expiring.send({ orderId }, { at: until, within: trx })
  })
}
