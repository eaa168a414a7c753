import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import type { RebookingReason } from '#orders/rebooking.ts'

/** Tickets refunded into a new order, in the transaction that issues it. */
export interface Exchange {
  readonly userId: string
  readonly ofOrderId: string
  readonly quoteId: string
  readonly reason: RebookingReason
  readonly into: Pick<Order, 'orderId' | 'orderNumber'> & {
    /** the part that pays the new order, rial; the rest is the owner's */
    readonly credit: Rial
  }
}

export type GiveInExchange = (trx: Trx, exchange: Exchange) => Promise<void>

/** Gives an issued order back to its owner's wallet by what its product
 * says, as far as anything comes back; again is harmless. */
export type GiveBackIssued = (order: { readonly orderId: string; readonly userId: string }) => Promise<void>

export const nobodyRebooks: GiveInExchange = () =>
  Promise.reject(new Error('nobody gives tickets in exchange'))
export const nobodyGivesBack: GiveBackIssued = () => Promise.reject(new Error('nobody gives tickets back'))
