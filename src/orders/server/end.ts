import { ZERO } from '#money/rial.ts'
import { isEnded, isUnpaid, unpaid } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import { orderOf, ownRow, rowOf } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'

/** Ends an unpaid order by its owner's wish. */
export async function cancel(room: Room, orderId: string, userId: string): Promise<Order> {
  const order = orderOf(await ownRow(room.database, orderId, userId))
  if (order.status === 'cancelled') return order
  const at = room.clock.now()
  const cancelled = await room.database.transaction().execute(async (trx) => {
    const moved = await move(trx, { orderId, from: unpaid, to: 'cancelled', at })
    if (moved !== undefined) await productOf(room, moved).release(trx, orderId)
    return moved
  })
  if (cancelled !== undefined) return cancelled
  const { status } = await ownRow(room.database, orderId, userId)
  if (status === 'cancelled') return cancel(room, orderId, userId)
  throw isEnded(status) && status !== 'issued' ? refuse('ORDER_ENDED') : refusalAt(status)
}

/** Ends an order whose hold is over. An order that ended otherwise has its seats given back once more, which is harmless. */
export async function expire(room: Room, orderId: string): Promise<void> {
  const row = await rowOf(room.database, orderId)
  if (row === undefined || row.paid_at !== null) return
  const order = orderOf(row)
  const at = room.clock.now()
  if (isUnpaid(order.status) && Temporal.Instant.compare(at, order.holdExpiresAt) < 0)
    return room.expiring.send({ orderId }, { at: order.holdExpiresAt })
  await room.database.transaction().execute(async (trx) => {
    const expired = await move(trx, { orderId, from: unpaid, to: 'expired', at })
    if (expired === undefined && isUnpaid(order.status)) return // it was paid while we looked
    await productOf(room, order).release(trx, orderId)
    if (expired !== undefined) await room.tell(trx, { order: expired, amount: ZERO, happened: 'expired' })
  })
}
