import type { Trx } from '#database/database.ts'
import { type Rial, times } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'
import { refuse } from '#visas/server/refusals.ts'
import { type Request, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

/** The stored price. Throws HOLD_ENDED for a dropped request. */
export async function reprice({ database }: Pick<Room, 'database'>, orderId: string): Promise<Repriced> {
  const request = await requestOf(database, orderId)
  if (request === undefined || request.stage === 'dropped') throw refuse('HOLD_ENDED')
  return { total: totalOf(request), by: 'seller' }
}

export async function takePrice(
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const request = await requestOf(trx, orderId)
  if (request === undefined || totalOf(request) !== total)
    throw new Error(`nobody asked ${total} for order ${orderId}`)
}

function totalOf({ price, applicants }: Request): Rial {
  return times(price.each, applicants.length)
}
