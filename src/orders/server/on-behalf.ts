import type { Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'

/** Somebody else acts for the owner, in the transaction of what he does. */
export interface OnBehalf {
  /** first: what this refuses leaves nothing behind */
  allowed(trx: Trx): Promise<unknown>
  /** last, with what was done, and only where something was */
  recorded(trx: Trx, order: Order): Promise<void>
}
