import type { RefundItem } from '#orders/refund-terms.ts'

/** An order of the same owner that serves nobody once another is given back: offered with it, never taken by silence. */
export interface RefundBeside {
  readonly orderId: string
  readonly title: string
  /** which part of it is about which passenger of the order that is given back */
  readonly items: readonly { readonly passenger: number; readonly item: RefundItem }[]
}
