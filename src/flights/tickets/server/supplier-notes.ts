import { heldLegs } from '#flights/booking/server/held-legs.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import type { FareRules } from '#flights/responses.ts'
import { textsOf } from '#flights/search/server/detail.ts'
import type { Room } from '#flights/server/room.ts'

export interface SupplierNotesOfLeg {
  readonly operators: readonly string[]
  readonly texts: FareRules['texts']
}

/** By direction, for the owner; empty for an order that never had seats. Refuses ORDER_NOT_FOUND. */
export async function supplierNotesOf(
  room: Room,
  orderId: string,
  userId: string,
): Promise<readonly SupplierNotesOfLeg[]> {
  await room.orders.ofUser(orderId, userId, 'flight')
  const hold = await holdOf(room.database, orderId)
  const legs = hold === undefined ? [] : await heldLegs(room, hold)
  return legs.map(({ sold }) => ({
    operators: [...new Set(sold.fares.flatMap(({ departure: { operator } }) => operator ?? []))],
    texts: textsOf(sold),
  }))
}
