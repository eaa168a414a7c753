import type { Trx } from '#database/database.ts'
import { bagsOrder, totalOf } from '#flights/later-bags/server/stored-bags.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'

/** The kept price. Throws HOLD_ENDED for what was let go. */
export async function reprice({ database }: Pick<Room, 'database'>, orderId: string): Promise<Repriced> {
  const order = await bagsOrder(database, orderId)
  if (order?.state !== 'held') throw refuse('HOLD_ENDED')
  return { total: totalOf(order), by: 'seller' }
}

export async function takePrice(
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const order = await bagsOrder(trx, orderId)
  if (order === undefined || totalOf(order) !== total)
    throw new Error(`nobody asked ${total} for order ${orderId}`)
}
