import type { Trx } from '#database/database.ts'
import type { JourneyChange } from '#orders/journey-change.ts'
import type { Room } from '#orders/server/room.ts'

export async function changesOf(
  products: Room['products'],
  orderIds: readonly string[],
  trx?: Trx,
): Promise<readonly JourneyChange[]> {
  const told = await Promise.all(
    [...products.values()].map(async (one) => (await one.changes?.(orderIds, trx)) ?? []),
  )
  return told.flat()
}
