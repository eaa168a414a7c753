import type { Trx } from '#database/database.ts'
import { ZERO } from '#money/rial.ts'
import { isEnded, isUnpaid, unpaid } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import { orderOf, ownRow, rowOf } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { giveBackVoucher } from '#orders/server/vouchers.ts'
import { returnPart } from '#orders/server/wallet-part.ts'

export async function cancel(room: Room, orderId: string, userId: string): Promise<Order> {
  const order = orderOf(await ownRow(room.database, orderId, userId))
  if (order.status === 'cancelled') return order
  const at = room.clock.now()
  const cancelled = await room.database.transaction().execute(async (trx) => {
    const moved = await move(trx, { orderId, from: unpaid, to: 'cancelled', at })
    if (moved === undefined) return undefined
    const ended = await unspent(room, trx, moved)
    await productOf(room, moved).release(trx, orderId)
    return ended
  })
  if (cancelled !== undefined) return cancelled
  const { status } = await ownRow(room.database, orderId, userId)
  if (status === 'cancelled') return cancel(room, orderId, userId)
  throw isEnded(status) && status !== 'issued' ? refuse('ORDER_ENDED') : refusalAt(status)
}

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
    if (expired !== undefined) {
      await unspent(room, trx, expired)
      await room.tell(trx, { order: expired, amount: ZERO, happened: 'expired' })
    }
    // last: keeps the lock on the flight's seats short
    await productOf(room, order).release(trx, orderId)
  })
}

export async function withdraw(room: Room, orderId: string, reason: string): Promise<Order | undefined> {
  const at = room.clock.now()
  return room.database.transaction().execute(async (trx) => {
    const moved = await move(trx, { orderId, from: unpaid, to: 'cancelled', at, reason })
    if (moved === undefined) return undefined
    await productOf(room, moved).release(trx, orderId)
    const order = await unspent(room, trx, moved)
    await room.tell(trx, { order, amount: ZERO, happened: 'withdrawn' })
    return order
  })
}

export async function unspent(room: Room, trx: Trx, order: Order): Promise<Order> {
  return giveBackVoucher(room, trx, await returnPart(room, trx, order))
}
