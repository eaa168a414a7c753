import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { choiceEnd } from '#orders/choice.ts'
import { inMoney, type Order } from '#orders/order.ts'
import { type Failing, seatsReleased } from '#orders/server/give-back.ts'
import { move } from '#orders/server/move.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { issueAnnounced } from '#orders/server/start-issuing.ts'

/** Of an order that stands by itself, alone or beside others of a trip, whose product finds something in its place; undefined where
 * its money goes back at once. */
export async function choiceUntil(room: Room, order: Order): Promise<Temporal.Instant | undefined> {
  const { orderId, ownerId: userId, isWhole, credit, paidAt } = order
  if (isWhole || credit > 0 || paidAt === null || (await isPaidByOthers(room, orderId))) return undefined
  const { instead } = productOf(room, order)
  if (instead === undefined || choiceEnd(room.clock.now(), paidAt) === undefined) return undefined
  try {
    const offers = await instead.offers(orderId, userId)
    return offers.length === 0 ? undefined : choiceEnd(room.clock.now(), paidAt)
  } catch (error) {
    // nothing is offered by a search that fails, and the money waits for no search
    room.log.warn({ err: error, orderId }, 'order.no-choice')
    return undefined
  }
}

/** What others paid in shares goes back to them, and is not spent on another one. */
async function isPaidByOthers({ database }: Room, orderId: string): Promise<boolean> {
  const share = sql`select from orders.share_payment where order_id = ${orderId} and was_spent limit 1`
  return (await maybe(database, share)) !== undefined
}

/** Its seats are free and its money stays in it; the traveller hears of both. */
export async function choiceOffered(
  room: Room,
  trx: Trx,
  { order, reason, until }: Failing & { readonly until: Temporal.Instant },
): Promise<Order | undefined> {
  const { orderId } = order
  const at = room.clock.now()
  await sql`select from orders."order" where id = ${orderId} for update`.execute(trx)
  await sql`
    insert into orders.choice (order_id, offered_at, until)
    select id, ${at}, ${until} from orders."order" where id = ${orderId} and status = 'issuing'`.execute(trx)
  const unissued = await move(trx, { orderId, from: ['issuing'], to: 'unissued', at, reason })
  if (unissued === undefined) return undefined
  await room.choosing.send({ orderId }, { at: until, within: trx })
  await issueAnnounced(room, trx, orderId)
  const isOnCredit = (await room.credits.payerOf(orderId, trx)) !== undefined
  const happened = isOnCredit ? 'unissued-on-credit' : 'unissued'
  await room.tell(trx, { order: unissued, amount: inMoney(order), happened, until })
  await seatsReleased(room, trx, order)
  return unissued
}
