import type { RefundItem } from '#orders/refund-terms.ts'

export function isSameItem(a: RefundItem, b: RefundItem): boolean {
  return a.passenger === b.passenger && a.leg === b.leg
}
