import { latin, printable } from '#papers/printable.ts'
import type { PaperSeller } from '#papers/ticket-facts.ts'

/** For a paper's facts: who sold on credit, of whom it says no more than its name and phone. */
export function soldBy(seller: PaperSeller | undefined): { readonly seller?: PaperSeller } {
  return seller === undefined ? {} : { seller: { name: seller.name, phone: seller.phone } }
}

/** In the place of our own desk: whoever sold it is asked. */
export function sellerLine(seller: PaperSeller | undefined): string | null {
  return seller === undefined ? null : `فروشنده: ${printable(seller.name)}، ${latin(seller.phone)}`
}
