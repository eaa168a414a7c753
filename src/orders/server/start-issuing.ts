import type { Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import type { Room } from '#orders/server/room.ts'

/**
 * The order is paid, wherever from: its tickets are asked for, and what we promise is written down (§9): news within
 * 15 minutes, and a person who looks at it after ten. The order is locked by the caller.
 */
export async function begin(
  room: Room,
  trx: Trx,
  { order, at }: { readonly order: Order; readonly at: Temporal.Instant },
): Promise<Order> {
  const { orderId } = order
  const paid = await move(trx, { orderId, from: ['approved'], to: 'paid', at })
  if (paid === undefined) throw new Error(`order ${orderId} moved while it was locked`)
  await follow(room, trx, { paid, at })
  return paid
}

/** What follows when an order has been paid. */
export async function follow(
  room: Room,
  trx: Trx,
  { paid, at }: { readonly paid: Order; readonly at: Temporal.Instant },
): Promise<void> {
  const { orderId } = paid
  await room.issuing.send({ orderId }, { within: trx })
  await room.tell(trx, { order: paid, amount: paid.total, happened: 'paid' })
  const promised = (['issue-told', 'issue-watched'] as const).map((kind) => ({
    kind,
    subject: orderId,
    orderId,
    at,
  }))
  await room.promises.giveAll(trx, promised)
}

/** Issued or not: the traveller has been told, and nobody needs to watch any more. */
export async function told(room: Room, trx: Trx, orderId: string): Promise<void> {
  await room.promises.keep(trx, ['issue-told', 'issue-watched'], orderId)
}
