import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import { happenedTo, moneyReturned } from '#orders/server/give-back.ts'
import { lockedOrder, lockedOwn } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'

export interface Choice {
  readonly until: Temporal.Instant
  readonly takenBy: string | null
}

export function choiceOf(trx: Trx, orderId: string): Promise<Choice | undefined> {
  return maybe(
    trx,
    sql<Choice>`select until, taken_by as "takenBy" from orders.choice where order_id = ${orderId}`,
  )
}

/** Once its time is over the money goes to the wallet by itself; before it, and again, nothing happens. */
export async function endChoice(room: Room, orderId: string): Promise<void> {
  await room.database.transaction().execute(async (trx) => {
    const order = await lockedOrder(trx, orderId)
    if (order?.status !== 'unissued') return
    const { until } = await choiceIn(trx, orderId)
    if (Temporal.Instant.compare(room.clock.now(), until) < 0)
      return room.choosing.send({ orderId }, { at: until, within: trx })
    await intoWallet(room, trx, order)
  })
}

/** The owner would rather have the money; again is harmless. Throws ORDER_NOT_FOUND, CHOICE_OVER where another one was taken. */
export async function declineChoice(room: Room, orderId: string, userId: string): Promise<void> {
  await room.database.transaction().execute(async (trx) => {
    const order = await lockedOwn(trx, orderId, userId)
    if (order.status === 'failed') return
    if (order.status === 'replaced') throw refuse('CHOICE_OVER')
    if (order.status !== 'unissued') throw refusalAt(order.status)
    await intoWallet(room, trx, order)
  })
}

/** The caller holds the order's lock. */
export async function closeChoice(
  trx: Trx,
  {
    orderId,
    takenBy,
    at,
  }: { readonly orderId: string; readonly takenBy: string | null; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`update orders.choice set taken_by = ${takenBy}, ended_at = ${at} where order_id = ${orderId}`.execute(
    trx,
  )
}

export function choiceIn(trx: Trx, orderId: string): Promise<Choice> {
  return one(
    trx,
    sql<Choice>`select until, taken_by as "takenBy" from orders.choice where order_id = ${orderId}`,
  )
}

async function intoWallet(room: Room, trx: Trx, order: Order): Promise<void> {
  const { orderId } = order
  await closeChoice(trx, { orderId, takenBy: null, at: room.clock.now() })
  const reason = order.reason ?? 'nothing was taken in its place'
  const failed = await moneyReturned(room, trx, { order, reason, from: 'unissued', to: 'failed' })
  if (failed === undefined) throw new Error(`order ${orderId} moved while it was locked`)
  await room.tell(trx, { order: failed.order, amount: failed.back, happened: happenedTo(failed) })
  room.log.info({ orderId }, 'order.choice-ended')
}
