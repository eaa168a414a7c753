import { sql } from 'kysely'
import type { Order } from '#orders/order.ts'
import type { Room } from '#orders/server/room.ts'

/** Its seller holds nothing before the payment; so it is said of the order wherever it is told. */
export async function holdPriceOnly(
  { database }: Pick<Room, 'database'>,
  { orderId }: Pick<Order, 'orderId'>,
): Promise<void> {
  await sql`
    update orders."order" set price_only = true
    where id = ${orderId} and status = 'created' and not price_only`.execute(database)
}
