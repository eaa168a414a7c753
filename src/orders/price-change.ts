import { minus, type Rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import type { PricedBy } from '#orders/product.ts'

export interface PriceChange {
  readonly old: Rial
  readonly new: Rial
  readonly difference: Rial
  readonly by: PricedBy
  /** deadline for accepting a higher price; null when it is already in force */
  readonly until: Temporal.Instant | null
}

export interface Approval {
  readonly order: Order
  readonly priceChange: PriceChange | null
}

export interface Agreement {
  /** the higher total the traveller accepts, rial; anything cheaper is accepted too */
  readonly agreedTotal?: Rial | undefined
}

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
