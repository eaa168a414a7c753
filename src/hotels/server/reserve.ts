import type { HotelOrderToReserve } from '#hotels/requests.ts'
import type { HotelOrdered } from '#hotels/responses.ts'
import { orderedOf, ownOrder } from '#hotels/server/ordered.ts'
import type { Room } from '#hotels/server/room.ts'
import { rial } from '#money/rial.ts'

export async function reserve(
  room: Room,
  { orderId, agreedTotal }: HotelOrderToReserve,
  userId: string,
): Promise<HotelOrdered> {
  await ownOrder(room, orderId, userId)
  const { order } = await room.orders.approve(orderId, userId, {
    agreedTotal: agreedTotal === undefined ? undefined : rial(agreedTotal),
  })
  return orderedOf(room, order)
}
