import type { Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'

/** Of one, on the new days. */
export interface PersonMoved {
  readonly premium: Rial
  readonly duty: Rial
  readonly total: Rial
  readonly commission: Rial
  /** of the total what price rules made */
  readonly rules?: readonly RuleMade[]
  /** at an insurer abroad: its quote, and what it asks then in hundredths at the rate of the sale */
  readonly foreign?: { readonly quote: string; readonly minor: number; readonly rateRial: number }
}

export interface PriceMoved {
  /** in the order of `positions` */
  readonly people: readonly PersonMoved[]
  /** the insurer changes its own policy; otherwise the old one goes back and this is sold anew */
  readonly change?: { readonly supplier: string; readonly offer: string; readonly changeId: string }
}
