import type { Trx } from '#database/database.ts'
import { walletShare } from '#orders/money-parts.ts'
import { due, inMoney, type Order } from '#orders/order.ts'
import type { TakingInstead } from '#orders/product.ts'
import { approve } from '#orders/server/approve.ts'
import { choiceIn, closeChoice } from '#orders/server/choice/end-choice.ts'
import { cancel } from '#orders/server/end-order.ts'
import { moneyReturned } from '#orders/server/give-back.ts'
import { chargedToCredit } from '#orders/server/on-credit.ts'
import { mustBeOpen } from '#orders/server/pay.ts'
import { lockedOwn, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { begin } from '#orders/server/start-issuing.ts'
import { holdPart } from '#orders/server/wallet-part.ts'
import { Refusal } from '#server/refusal.ts'

/** Holds another one at the price that was shown, then moves the money of the order that could not be issued into it, in one
 * transaction: it is paid at once, on the same credit where it was bought on one, or waits for the difference as any held order. Again it answers what was taken.
 * Throws ORDER_NOT_FOUND, CHOICE_OVER, CHOICE_DEARER, and what the product refuses. */
export async function takeInstead(room: Room, taking: TakingInstead): Promise<Order> {
  const { orderId, userId } = taking
  const of = orderOf(await ownRow(room.database, orderId, userId))
  if (of.status === 'replaced') return takenFor(room, orderId, userId)
  mustBeChoosing(of)
  await mustBeInTime(room, room.database, orderId)
  const { instead } = productOf(room, of)
  if (instead === undefined) throw refuse('CHOICE_OVER')
  let made: Pick<Order, 'orderId'> | undefined
  try {
    made = await instead.hold(taking)
    const { order } = await approve(room, { orderId: made.orderId, userId })
    if (order.status !== 'approved') throw refuse('CHOICE_DEARER')
    return await room.database
      .transaction()
      .execute((trx) => taken(room, trx, { orderId, userId, by: order.orderId }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const takenBefore = await takenMeanwhile(room, taking)
    if (made !== undefined && takenBefore?.orderId !== made.orderId) await letGo(room, made.orderId, userId)
    if (takenBefore === undefined) throw error
    return takenBefore
  }
}

interface Taken {
  readonly orderId: string
  readonly userId: string
  readonly by: string
}

async function taken(room: Room, trx: Trx, { orderId, userId, by }: Taken): Promise<Order> {
  const of = await lockedOwn(trx, orderId, userId)
  mustBeChoosing(of)
  await mustBeInTime(room, trx, orderId)
  const made = await lockedOwn(trx, by, userId)
  const at = room.clock.now()
  mustBeOpen(made, at)
  await closeChoice(trx, { orderId, takenBy: by, at })
  const reason = of.reason ?? 'another one was taken in its place'
  const replaced = await moneyReturned(room, trx, { order: of, reason, from: 'unissued', to: 'replaced' })
  if (replaced === undefined) throw new Error(`order ${orderId} moved while it was locked`)
  // what was bought on credit goes back to it, and into no wallet on the way
  if (replaced.isOnCredit) return chargedToCredit(room, trx, { order: made, at })
  const { part } = walletShare(inMoney(made), inMoney(of))
  const held = await holdPart(room, trx, { order: made, part })
  room.log.info({ orderId, by }, 'order.replaced')
  return due(held) === 0 ? begin(room, trx, { order: held, at }) : held
}

function mustBeChoosing({ status }: Order): void {
  if (status === 'failed' || status === 'replaced') throw refuse('CHOICE_OVER')
  if (status !== 'unissued') throw refusalAt(status)
}

async function mustBeInTime({ clock }: Room, trx: Trx, orderId: string): Promise<void> {
  const { until } = await choiceIn(trx, orderId)
  if (Temporal.Instant.compare(clock.now(), until) >= 0) throw refuse('CHOICE_OVER')
}

/** Its seats are nobody's wish any more. */
async function letGo(room: Room, orderId: string, userId: string): Promise<void> {
  try {
    await cancel(room, orderId, userId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    room.log.info({ orderId, code: error.code }, 'order.not-let-go')
  }
}

async function takenFor(room: Room, orderId: string, userId: string): Promise<Order> {
  const { takenBy } = await choiceIn(room.database, orderId)
  return orderOf(await ownRow(room.database, takenBy ?? '', userId))
}

/** What another call took, perhaps this very one told twice. */
async function takenMeanwhile(room: Room, { orderId, userId }: TakingInstead): Promise<Order | undefined> {
  const { status } = await ownRow(room.database, orderId, userId)
  return status === 'replaced' ? takenFor(room, orderId, userId) : undefined
}
