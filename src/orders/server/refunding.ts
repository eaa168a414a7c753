import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { MoneyShares, Order } from '#orders/order.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import { move } from '#orders/server/move.ts'
import { type GivenFor, mustBeFree } from '#orders/server/rebooking.ts'
import { lockedOrder, orderOf, ownRow, rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { useOf } from '#orders/server/vouchers.ts'
import { aboutOrder } from '#server/order-here.ts'

export async function refundTermsOf(
  room: Room,
  {
    orderId,
    userId,
    trx,
  }: { readonly orderId: string; readonly userId: string; readonly trx?: Trx | undefined },
): Promise<RefundTerms> {
  const order = orderOf(await ownRow(trx ?? room.database, orderId, userId))
  if (order.status !== 'issued' && order.status !== 'refunded') throw refuse('NOT_ISSUED')
  return aboutOrder(orderId, () => productOf(room, order).refundTerms(orderId, trx))
}

export async function refunded(
  room: Room,
  trx: Trx,
  { orderId, items, into }: Omit<GivenFor, 'into'> & Partial<Pick<GivenFor, 'into'>>,
): Promise<Order> {
  const order = await lockedOrder(trx, orderId)
  if (order === undefined) throw refuse('ORDER_NOT_FOUND')
  if (order.status === 'refunded') return order
  if (order.status !== 'issued') throw refuse('NOT_ISSUED')
  await mustBeFree(trx, { orderId, items }, into)
  const product = productOf(room, order)
  await product.refund(trx, orderId, items)
  const at = room.clock.now()
  await sql`update orders."order" set refunded_at = ${at} where id = ${orderId}`.execute(trx)
  const terms = await product.refundTerms(orderId, trx)
  if (terms.items.some(({ state }) => state !== 'refunded')) return order
  return (await move(trx, { orderId, from: ['issued'], to: 'refunded', at })) ?? order
}

export async function moneyShares(trx: Trx, orderId: string): Promise<MoneyShares> {
  const row = await rowOf(trx, orderId)
  if (row === undefined) throw refuse('ORDER_NOT_FOUND')
  const { total, discount, walletPart, rateDifference } = orderOf(row)
  const voucher = (await useOf(trx, orderId))?.code ?? null
  return { total, discount, walletPart, rateDifference, voucher }
}
