import { minus, type Rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import type { PricedBy } from '#orders/product.ts'

/** Between the choice and the payment the price became another (§4 price change). Amounts in rial. */
export interface PriceChange {
  readonly old: Rial
  readonly new: Rial
  /** below zero when it became cheaper */
  readonly difference: Rial
  readonly by: PricedBy
  /** until when the traveller may agree to a dearer price; null when the order costs it already */
  readonly until: Temporal.Instant | null
}

/**
 * What the traveller's word came to. `approved`: the order may be paid, perhaps for less than it was shown (`priceChange` says so).
 * `submitted`: it became dearer; `priceChange` waits for an agreement (`agreedTotal`) until its end.
 */
export interface Approval {
  readonly order: Order
  readonly priceChange: PriceChange | null
}

export interface Agreement {
  /** the dearer total the traveller was shown and agrees to, in rial; whatever is cheaper is agreed to with it */
  readonly agreedTotal?: Rial | undefined
}

/** What follows when the supplier asks `now` for what the order has at `was`. */
export function priceStep(
  was: Rial,
  now: Rial,
  { agreedTotal }: Agreement,
): 'stays' | 'falls' | 'rises-agreed' | 'rises' {
  if (now === was) return 'stays'
  if (now < was) return 'falls'
  return agreedTotal !== undefined && now <= agreedTotal ? 'rises-agreed' : 'rises'
}

export function priceChange(change: Omit<PriceChange, 'difference'>): PriceChange {
  return { ...change, difference: minus(change.new, change.old) }
}
