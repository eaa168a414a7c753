import type { RefundItem } from '#orders/refund-terms.ts'

/** What this room needs of refunds, which know products by their port alone; rial. */
export interface GivingBack {
  refundableOf(asked: { readonly orderId: string; readonly userId: string }): Promise<{
    readonly items: readonly (RefundItem & {
      readonly allowed: boolean
      readonly paid: number
      readonly penalty: number
      readonly refund: number
    })[]
  }>
  quote(asked: {
    readonly orderId: string
    readonly userId: string
    readonly items: readonly RefundItem[]
  }): Promise<{ readonly quoteId: string; readonly refund: number; readonly expiresAt: string }>
}
