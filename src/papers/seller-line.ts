import { latin, printable } from '#papers/printable.ts'
import type { PaperSeller } from '#papers/ticket-facts.ts'

/** In the place of our own desk: whoever sold it is asked. */
export function sellerLine(seller: PaperSeller | undefined): string | null {
  return seller === undefined ? null : `فروشنده: ${printable(seller.name)}، ${latin(seller.phone)}`
}
