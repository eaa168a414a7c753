import type { Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import type { Room } from '#orders/server/room.ts'

/** After payment: starts issuing and gives §9's promises: news within 15
 * minutes, a person's look after ten. The caller holds the lock. */
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

export async function issueAnnounced(room: Room, trx: Trx, orderId: string): Promise<void> {
  await room.promises.keep(trx, ['issue-told', 'issue-watched'], orderId)
}
