import type { Order } from '#orders/order.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import { type Reckoning, reckoningOf } from '#refunds/reckoning.ts'
import { refuse } from '#refunds/server/refusals.ts'
import type { Room } from '#refunds/server/room.ts'
import { waiversAround } from '#refunds/server/waivers.ts'

export interface RefundCase {
  readonly order: Order
  readonly terms: RefundTerms
  readonly reckoning: Reckoning
  /** by other terms of the same order */
  reckonedBy(terms: RefundTerms): Reckoning
  /** the code whose purse a discount came from */
  readonly voucher: string | null
}

/** Refuses ORDER_NOT_FOUND (also for another's) and NOT_ISSUED_YET. */
export async function caseOf(room: Room, orderId: string, userId: string): Promise<RefundCase> {
  const order = await room.orders.ofUser(orderId, userId)
  if (order.paidAt === null || !isIssued(order)) throw refuse('NOT_ISSUED_YET')
  const [terms, shares] = await Promise.all([
    room.orders.refundTermsOf(orderId, userId),
    room.orders.moneyShares(orderId),
  ])
  const waivers = await waiversAround(
    room.database,
    orderId,
    terms.legs.flatMap(({ flights }) => flights.map(({ departsAt }) => departsAt)),
  )
  const { paidAt: soldAt } = order
  const reckonedBy = (by: RefundTerms) => reckoningOf({ ...shares, terms: by, waivers, soldAt })
  return { order, terms, reckoning: reckonedBy(terms), reckonedBy, voucher: shares.voucher }
}

export function isIssued({ status }: Pick<Order, 'status'>): boolean {
  return status === 'issued' || status === 'refunded'
}
