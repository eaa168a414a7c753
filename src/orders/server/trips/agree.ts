import { approve } from '#orders/server/approve.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import type { AgreedPrices } from '#orders/server/trips/door.ts'
import { ordersOf, ownTrip } from '#orders/server/trips/record.ts'
import { isBroken } from '#orders/trip.ts'

/** See `Trips.agree`. A price that rose once more waits for another yes; what was agreed to meanwhile stays so. */
export async function agreeToTrip(room: Room, { tripId, userId, agreed }: AgreedPrices): Promise<void> {
  await ownTrip(room.database, tripId, userId)
  const orders = await ordersOf(room.database, tripId)
  if (isBroken(orders)) throw refuse('TRIP_BROKEN')
  const waiting = orders.filter(({ status }) => status === 'submitted')
  for (const { orderId } of waiting) {
    const agreedTotal = agreed.find((one) => one.orderId === orderId)?.total
    const { order } = await approve(room, { orderId, userId, agreedTotal })
    room.log.info({ tripId, orderId, status: order.status }, 'trip.agreed')
  }
}
