import type { RefundItem } from '#orders/refund-terms.ts'

/** An order of the same owner that serves nobody once another is given back: offered with it, never taken by silence. */
export interface RefundBeside {
  readonly orderId: string
  readonly title: string
  /** it is nothing without the ticket, and goes back with it by itself, into the wallet */
  readonly goesAlong?: boolean
  /** what becomes of it when the ticket is changed for another flight, in its product's words; undefined where it goes back */
  readonly whenMoved?: string
  /** which part of it is about which passenger of the order that is given back, and on which of its directions */
  readonly items: readonly { readonly passenger: number; readonly leg?: number; readonly item: RefundItem }[]
}
