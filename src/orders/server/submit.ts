import { sql } from 'kysely'
import { isUnpaid } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { create } from '#orders/server/create.ts'
import type { NewOrder } from '#orders/server/door.ts'
import { holdPriceOnly } from '#orders/server/hold-price-only.ts'
import { move } from '#orders/server/move.ts'
import { ruleInsertion } from '#orders/server/pricing/rule-rows.ts'
import { type OrderRow, orderOf, rowOf } from '#orders/server/record.ts'
import { priceChanged, refusalAt, refuse } from '#orders/server/refusals.ts'
import { faceOf, productOf, type Room } from '#orders/server/room.ts'
import { shortenHold } from '#orders/server/shorten-hold.ts'
import { holdingBy } from '#server/captcha/subjects.ts'
import { aboutOrder } from '#server/order-here.ts'
import { Refusal } from '#server/refusal.ts'

/** Idempotent: continues an interrupted call. */
export async function submit(room: Room, wish: NewOrder): Promise<Order> {
  const row = await create(room, wish, await isSolved(room, wish))
  const order = orderOf(row)
  if (order.status === 'created') return hold(room, row)
  if (isUnpaid(order.status)) return order
  throw refusalAt(order.status)
}

/** Before anything is written, so that a wrong answer counts. */
async function isSolved(
  { captcha, database }: Room,
  { ownerId, captcha: given }: NewOrder,
): Promise<boolean> {
  if (given === undefined || given.captchaId === '') return false
  const { captchaId, captchaCode: answer, captchaWork: work } = given
  return captcha.spend(database, { captchaId, subject: holdingBy(ownerId), answer, work })
}

async function hold(room: Room, row: OrderRow): Promise<Order> {
  const order = orderOf(row)
  let rules: readonly RuleMade[] = []
  try {
    const wanted = { orderId: row.id, item: row.item, until: row.hold_expires_at }
    const held = await aboutOrder(row.id, () => productOf(room, order).hold(wanted))
    if (held.total !== order.total) throw priceChanged(faceOf(room, order.product))
    rules = held.rules ?? []
    if (held.until !== undefined) await shortenHold(room, order, held.until)
    if (held.isPriceOnly === true) await holdPriceOnly(room, order)
  } catch (error) {
    if (error instanceof Refusal) await reject(room, order, error.code)
    throw error
  }
  const at = room.clock.now()
  const submitted = await move(room.database, {
    orderId: order.orderId,
    from: ['created'],
    to: 'submitted',
    at,
    ...(rules.length > 0 && { along: ruleInsertion(rules, { of: sql`moved`, orderId: order.orderId }) }),
  })
  return submitted ?? overtaken(room, order)
}

async function reject(room: Room, order: Order, reason: string): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const rejected = await move(trx, {
      orderId: order.orderId,
      from: ['created'],
      to: 'rejected',
      at,
      reason,
    })
    if (rejected !== undefined) await productOf(room, order).release(trx, order.orderId)
  })
}

async function overtaken(room: Room, before: Order): Promise<Order> {
  const row = await rowOf(room.database, before.orderId)
  if (row === undefined) throw refuse('ORDER_NOT_FOUND')
  const order = orderOf(row)
  if (isUnpaid(order.status)) return order
  if (order.paidAt === null)
    await room.database.transaction().execute((trx) => productOf(room, order).release(trx, order.orderId))
  throw refusalAt(order.status)
}
