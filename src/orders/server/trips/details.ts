import { isStatus, isUnpaid } from '#orders/life.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { detailsOf } from '#orders/server/order-details.ts'
import type { Room } from '#orders/server/room.ts'
import { ordersOf, ownTrip } from '#orders/server/trips/record.ts'
import { isBroken } from '#orders/trip.ts'
import type { TripDetails } from '#orders/trip-details.ts'

export async function tripDetailsOf(room: Room, userId: string, tripId: string): Promise<TripDetails> {
  const { tripNumber, isWhole } = await ownTrip(room.database, tripId, userId)
  const now = room.clock.now()
  const parts = await ordersOf(room.database, tripId)
  const orders: OrderDetails[] = []
  for (const { orderId } of parts) orders.push(await detailsOf(room, { userId, orderId, now }))
  const open = orders.filter(isOpen)
  return {
    tripId,
    tripNumber,
    isWhole,
    orders,
    total: orders.filter(isStanding).reduce((total, order) => total + order.payable, 0),
    due: open.reduce((due, { sum }) => due + sum.due, 0),
    holdExpiresAt: open[0]?.holdExpiresAt ?? null,
    timeline: timelineOf(orders),
    allowed: {
      leave: open.length > 0,
      agree: !isBroken(parts) && open.some((order) => isDearer(order, now)),
      pay: open.length > 0 && open.every(({ allowed }) => allowed.pay) && !isBroken(parts),
    },
  }
}

function isOpen({ status }: OrderDetails): boolean {
  return isStatus(status) && isUnpaid(status)
}

/** It became dearer, and nobody has agreed to that. */
function isDearer({ priceChange, holdExpiresAt }: OrderDetails, now: Temporal.Instant): boolean {
  const isHeld = holdExpiresAt !== null && Temporal.Instant.compare(now, holdExpiresAt) < 0
  return isHeld && priceChange !== null && priceChange.until !== null
}

/** It waits, or it was paid and stands. */
function isStanding(order: OrderDetails): boolean {
  return isOpen(order) || ['paid', 'issuing', 'issued', 'refunded'].includes(order.status)
}

function timelineOf(orders: readonly OrderDetails[]): TripDetails['timeline'] {
  const told = orders.flatMap(({ orderId, timeline }) => timeline.map((step) => ({ orderId, ...step })))
  return told.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}
