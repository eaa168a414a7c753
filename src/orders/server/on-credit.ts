import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { ZERO } from '#money/rial.ts'
import { creditPaidEntry } from '#orders/entries.ts'
import { due, type Order } from '#orders/order.ts'
import type { Credits } from '#orders/server/credits.ts'
import { giveDiscount } from '#orders/server/discount.ts'
import { mustBeAlone, mustBeOpen, mustBeWhole } from '#orders/server/pay.ts'
import { lockedOwn, orderOf, ownRow } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { begin } from '#orders/server/start-issuing.ts'
import { holdPart } from '#orders/server/wallet-part.ts'

export const noCredits: Credits = {
  offerTo: async () => undefined,
  charge: () => Promise.reject(refuse('NO_CREDIT')),
  boughtOn: async () => new Set(),
  payerOf: async () => undefined,
  sellerOf: async () => undefined,
}

export function creditVerbs(room: Room) {
  return {
    confirmOnCredit: (orderId: string, userId: string) => confirmOnCredit(room, orderId, userId),
    creditPayerOf: (orderId: string, trx?: Trx) => room.credits.payerOf(orderId, trx),
    creditSellerOf: (orderId: string) => room.credits.sellerOf(orderId),
  }
}

/** All that is due of an approved order, whose row the caller has locked. */
export async function chargedToCredit(
  room: Room,
  trx: Trx,
  { order, at }: { readonly order: Order; readonly at: Temporal.Instant },
): Promise<Order> {
  const { orderId, ownerId: userId } = order
  await giveDiscount(room, trx, order)
  const amount = due(order)
  const charge = await room.credits.charge(trx, { orderId, userId, amount, at })
  await sql`insert into orders.capture (attempt_id, order_id, amount, of_amount, became, at)
    values (${charge.chargeId}, ${orderId}, ${amount}, ${amount}, 'paid', ${at})`.execute(trx)
  await room.wallet.post(trx, creditPaidEntry(order, { ...charge, amount }))
  return begin(room, trx, { order, at })
}

/** Pays all of it on the buyer's credit, once; what was held of his wallet returns. */
async function confirmOnCredit(room: Room, orderId: string, userId: string): Promise<Order> {
  const { status } = orderOf(await ownRow(room.database, orderId, userId))
  if (status === 'approved') await room.money.mustHaveSpoken({ orderId, userId })
  const paid = await room.database.transaction().execute(async (trx) => {
    const locked = await lockedOwn(trx, orderId, userId)
    if (locked.paidAt !== null && (await room.credits.payerOf(orderId, trx)) !== undefined) return locked
    const at = room.clock.now()
    mustBeOpen(locked, at)
    mustBeAlone(locked)
    await mustBeWhole(trx, orderId)
    if (locked.credit > 0) throw refuse('NO_CREDIT_FOR_TICKETS')
    const order = await holdPart(room, trx, { order: locked, part: ZERO })
    return chargedToCredit(room, trx, { order, at })
  })
  room.log.info({ orderId }, 'order.paid-on-credit')
  return paid
}
