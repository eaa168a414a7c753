import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { issuedEntry } from '#orders/entries.ts'
import { issueDeadline, nextAsking } from '#orders/limits.ts'
import type { Order } from '#orders/order.ts'
import type { Issued } from '#orders/product.ts'
import { choiceOffered, choiceUntil } from '#orders/server/choice/offer-choice.ts'
import { givenBack } from '#orders/server/give-back.ts'
import { move } from '#orders/server/move.ts'
import { giveRateDifference, rateFallsOf } from '#orders/server/rate-difference.ts'
import { exchanged } from '#orders/server/rebooking.ts'
import { orderOf, rowOf } from '#orders/server/record.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { issueAnnounced } from '#orders/server/start-issuing.ts'
import { giveBackIfBroken, inTurn, lossesOf, wakeOthers } from '#orders/server/trips/in-turn.ts'
import { aboutOrder } from '#server/order-here.ts'

/** Idempotent, also in parallel: the product answers the same, and the first to write moves the order. */
export async function issue(room: Room, orderId: string): Promise<void> {
  const order = await begun(room, orderId)
  if (order === undefined || order.paidAt === null) return
  const deadline = issueDeadline(order.paidAt)
  const answer = await asked(room, order, deadline)
  if (answer.kind === 'issued') return settle(room, order, answer)
  if (answer.kind === 'failed') return giveBack(room, order, answer.reason)
  const next = nextAsking(room.clock.now(), answer.afterSeconds, deadline)
  return next === undefined ? giveBack(room, order, 'not issued in time') : askAgain(room, order, next)
}

/** One that stands or falls with others waits for its turn, and goes back when another came to nothing. */
async function begun(room: Room, orderId: string): Promise<Order | undefined> {
  const at = room.clock.now()
  const only = sql`not whole`
  const moved = await move(room.database, { orderId, from: ['paid'], to: 'issuing', at, only })
  if (moved !== undefined) return moved
  const row = await rowOf(room.database, orderId)
  if (row?.status === 'issuing') return orderOf(row)
  if (row?.status === 'paid' && row.trip_id !== null)
    return begunInTurn(room, { orderId, tripId: row.trip_id })
  if (row !== undefined) await giveBackIfBroken(room, orderOf(row))
  return undefined
}

async function begunInTurn(
  room: Room,
  { orderId, tripId }: { readonly orderId: string; readonly tripId: string },
): Promise<Order | undefined> {
  const losses = await lossesOf(room, tripId)
  return room.database.transaction().execute(async (trx) => {
    const turn = await inTurn(room, trx, { orderId, tripId, losses })
    if (turn.kind === 'broken') await givenUpUnasked(room, trx, turn.order)
    return turn.kind === 'begins' ? turn.order : undefined
  })
}

/** Nobody was asked for it, and nobody is: both moves stand in one transaction, so that no crash leaves it to be issued. */
async function givenUpUnasked(room: Room, trx: Trx, { orderId }: Order): Promise<void> {
  const order = await move(trx, { orderId, from: ['paid'], to: 'issuing', at: room.clock.now() })
  if (order !== undefined) await givenBack(room, trx, { order, reason: 'another part of its trip failed' })
}

/** A failing product is retried until the deadline; then it counts as failed. */
async function asked(room: Room, order: Order, deadline: Temporal.Instant): Promise<Issued> {
  try {
    return await aboutOrder(order.orderId, () => productOf(room, order).issue(order.orderId))
  } catch (error) {
    if (Temporal.Instant.compare(room.clock.now(), deadline) < 0) throw error
    room.log.error({ err: error, orderId: order.orderId }, 'order.unanswered')
    return { kind: 'failed', reason: 'no answer until the deadline' }
  }
}

async function settle(room: Room, order: Order, answer: Extract<Issued, { kind: 'issued' }>): Promise<void> {
  const { orderId, total } = order
  const at = room.clock.now()
  const falls = await rateFallsOf(room, order)
  const done = await room.database.transaction().execute(async (trx) => {
    const issued = await move(trx, {
      orderId,
      from: ['issuing'],
      to: 'issued',
      at,
      reference: answer.reference,
    })
    if (issued === undefined) return undefined
    await exchanged(room, trx, issued)
    await issueAnnounced(room, trx, orderId)
    await wakeOthers(room, trx, issued)
    await room.wallet.post(trx, issuedEntry(order, answer))
    await room.tell(trx, { order: issued, amount: total, happened: 'issued' })
    await giveRateDifference(room, trx, { order: issued, falls })
    return issued
  })
  if (done !== undefined) room.log.info({ orderId }, 'order.issued')
}

/** §4: issue failed after payment: refund to the wallet and release of seats in one transaction, unless another one may be taken
 * in its place first. */
async function giveBack(room: Room, order: Order, reason: string): Promise<void> {
  const { orderId } = order
  const until = await choiceUntil(room, order)
  const done = await room.database
    .transaction()
    .execute((trx) =>
      until === undefined
        ? givenBack(room, trx, { order, reason })
        : choiceOffered(room, trx, { order, reason, until }),
    )
  if (done !== undefined) room.log.info({ orderId, reason, until }, 'order.failed')
}

async function askAgain(room: Room, order: Order, at: Temporal.Instant): Promise<void> {
  await room.database.transaction().execute(async (trx) => {
    await sql`update orders."order" set ask_again_at = ${at} where id = ${order.orderId}`.execute(trx)
    await room.issuing.send({ orderId: order.orderId }, { at, within: trx })
  })
}
