import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'

/** Tickets that go back into the order they were given for, in the transaction in which its own come out. */
export interface Exchange {
  readonly userId: string
  readonly ofOrderId: string
  readonly quoteId: string
  readonly into: Pick<Order, 'orderId' | 'orderNumber'> & {
    /** what of their worth it was paid with, in rial; the rest is their owner's */
    readonly credit: Rial
  }
}

/** Gives the tickets back by their quote, whatever the hour; see `Refunds.exchange`. */
export type GiveInExchange = (trx: Trx, exchange: Exchange) => Promise<void>
