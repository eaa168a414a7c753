import { isUnpaid, unpaid } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { cancel, unspent } from '#orders/server/end-order.ts'
import { move } from '#orders/server/move.ts'
import { orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { lockedOrdersOf, ownTrip } from '#orders/server/trips/record.ts'

/** See `Trips.leave`. */
export async function leaveTrip(room: Room, tripId: string, userId: string): Promise<readonly Order[]> {
  await ownTrip(room.database, tripId, userId)
  const at = room.clock.now()
  const left = await room.database.transaction().execute(async (trx) => {
    const orders = await lockedOrdersOf(trx, tripId)
    const open = orders.filter(({ status }) => isUnpaid(status))
    if (open.length === 0) return mustBeLeft(orders)
    const ended: Order[] = []
    for (const { orderId } of open) {
      const moved = await move(trx, { orderId, from: unpaid, to: 'cancelled', at })
      if (moved === undefined) throw new Error(`order ${orderId} moved while it was locked`)
      ended.push(await unspent(room, trx, moved))
    }
    // seats last, as everywhere
    for (const order of ended) await productOf(room, order).release(trx, order.orderId)
    return ended
  })
  room.log.info({ tripId }, 'trip.left')
  return left
}

function mustBeLeft(orders: readonly Order[]): readonly Order[] {
  const paid = orders.find(({ paidAt }) => paidAt !== null)
  const [first] = orders
  if (orders.some(({ status }) => status === 'cancelled') || first === undefined) return orders
  throw refusalAt((paid ?? first).status)
}

/** One of those that stand or fall together takes the others along: nobody could pay for them. */
export async function cancelWithOthers(room: Room, orderId: string, userId: string): Promise<Order> {
  const order = orderOf(await ownRow(room.database, orderId, userId))
  if (order.tripId === null || !order.isWhole || !isUnpaid(order.status)) return cancel(room, orderId, userId)
  await leaveTrip(room, order.tripId, userId)
  return cancel(room, orderId, userId)
}
