import type { Trx } from '#database/database.ts'
import { type Policy, policyOf } from '#insurance/server/policy.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { Room } from '#insurance/server/room.ts'
import { type Rial, sum } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'

/** The stored price. Throws HOLD_ENDED for a released policy. */
export async function reprice({ database }: Pick<Room, 'database'>, orderId: string): Promise<Repriced> {
  const policy = await policyOf(database, orderId)
  if (policy === undefined || policy.state === 'released') throw refuse('HOLD_ENDED')
  return { total: totalOf(policy), by: 'seller' }
}

export async function takePrice(
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const policy = await policyOf(trx, orderId)
  if (policy === undefined || totalOf(policy) !== total)
    throw new Error(`nobody asked ${total} for order ${orderId}`)
}

export function totalOf({ insured }: Policy): Rial {
  return sum(insured.map(({ total }) => total))
}
