import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { negative } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import type { CapturedAttempt, Payable } from '#orders/server/orders.ts'
import { lockedOrder, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'

export async function approve(room: Room, orderId: string, userId: string): Promise<Order> {
  const order = orderOf(await ownRow(room.database, orderId, userId))
  const at = room.clock.now()
  if (order.status === 'approved') return order
  if (order.status !== 'submitted') throw refusalAt(order.status)
  if (isOver(order, at)) throw refuse('ORDER_EXPIRED')
  const approved = await room.database
    .transaction()
    .execute((trx) => move(trx, { orderId, from: ['submitted'], to: 'approved', at }))
  if (approved !== undefined) return approved
  // another moved it meanwhile: look again where it stands now
  return approve(room, orderId, userId)
}

export async function payable(room: Room, orderId: string, userId: string): Promise<Payable> {
  const row = await ownRow(room.database, orderId, userId)
  const order = orderOf(row)
  if (order.status !== 'approved') throw refusalAt(order.status)
  if (isOver(order, room.clock.now())) throw refuse('ORDER_EXPIRED')
  return {
    amount: order.total,
    holdExpiresAt: order.holdExpiresAt,
    orderNumber: order.orderNumber,
    phoneNumber: row.contact_phone,
  }
}

/** See `Orders.captured`. The order is locked first, so that two captures and the clock come one after another. */
export async function captured(room: Room, trx: Trx, attempt: CapturedAttempt): Promise<'paid' | 'credited'> {
  const order = await lockedOrder(trx, attempt.orderId)
  if (order === undefined) throw new Error(`attempt ${attempt.attemptId} paid for no order of ours`)
  const before = await becameOf(trx, attempt)
  if (before !== undefined) return before
  const at = room.clock.now()
  const takes = order.status === 'approved' && order.total === attempt.amount
  const became = takes ? 'paid' : 'credited'
  await sql`insert into orders.capture (attempt_id, order_id, amount, became, at)
    values (${attempt.attemptId}, ${order.orderId}, ${attempt.amount}, ${became}, ${at})`.execute(trx)
  await enter(room, trx, { attempt, order, became })
  if (takes) await pay(room, trx, { order, at })
  else await room.tell(trx, { order, amount: attempt.amount, happened: 'credited' })
  room.log.info({ orderId: order.orderId, attemptId: attempt.attemptId, became }, 'order.captured')
  return became
}

async function becameOf(
  trx: Trx,
  { attemptId, orderId }: CapturedAttempt,
): Promise<'paid' | 'credited' | undefined> {
  const row = await maybe(
    trx,
    sql<{ became: 'paid' | 'credited'; order_id: string }>`
      select became, order_id from orders.capture where attempt_id = ${attemptId}`,
  )
  if (row !== undefined && row.order_id !== orderId)
    throw new Error(`attempt ${attemptId} is of another order`)
  return row?.became
}

interface Money {
  readonly attempt: CapturedAttempt
  readonly order: Order
  readonly became: 'paid' | 'credited'
}

async function enter(room: Room, trx: Trx, { attempt, order, became }: Money): Promise<void> {
  const { attemptId, amount, gatewayId } = attempt
  await room.wallet.post(trx, {
    key: `capture ${attemptId}`,
    kind: became === 'paid' ? 'order-paid' : 'payment-unused',
    orderId: order.orderId,
    memo: `attempt ${attemptId}`,
    postings: [
      { account: { class: 'gateway-clearing', gatewayId }, amount: negative(amount) },
      became === 'paid'
        ? { account: { class: 'prepayment', orderId: order.orderId }, amount }
        : { account: { class: 'traveller-wallet', userId: order.ownerId }, amount },
    ],
  })
}

async function pay(
  room: Room,
  trx: Trx,
  { order, at }: { order: Order; at: Temporal.Instant },
): Promise<void> {
  const paid = await move(trx, { orderId: order.orderId, from: ['approved'], to: 'paid', at })
  if (paid === undefined) throw new Error(`order ${order.orderId} moved while it was locked`)
  await room.issuing.send({ orderId: order.orderId }, { within: trx })
  await room.tell(trx, { order: paid, amount: paid.total, happened: 'paid' })
}

function isOver(order: Order, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, order.holdExpiresAt) >= 0
}
