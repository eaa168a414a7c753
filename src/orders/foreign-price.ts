import type { Currency } from '#money/currencies.ts'
import type { Rate } from '#money/rates.ts'

export interface ForeignRate extends Rate {
  readonly currency: Exclude<Currency, 'IRR'>
}

/** What of an order's price is in another currency, and by which rate it was reckoned. */
export interface ForeignPrice extends ForeignRate {
  /** in hundredths of the currency */
  readonly minor: number
}

/** Of one ticket, stay or visa of the order; `part` is the product's own number for it. */
export interface ForeignPart extends ForeignPrice {
  readonly part: number
}
