import { minus, type Rial, ZERO } from '#money/rial.ts'
import { shared } from '#money/shared.ts'

export interface Discounted {
  readonly total: Rial
  readonly discount: Rial
}

export interface PaidBack {
  /** the price without the discount's share */
  readonly paid: Rial
  readonly penalty: Rial
  readonly refund: Rial
  /** returns to the voucher's budget */
  readonly toDiscounts: Rial
}

/** The discount is taken back from the refund first, so that nobody profits from refunding. */
export function paidBack({ total, discount }: Discounted, kept: Rial): PaidBack {
  const paid = minus(total, discount)
  const returned = kept < total ? minus(total, kept) : ZERO
  const toDiscounts = discount <= returned ? discount : returned
  const refund = minus(returned, toDiscounts)
  return { paid, penalty: minus(paid, refund), refund, toDiscounts }
}

/** Divides an order's discount by price; the shares sum to it exactly. */
export function withDiscount<Thing extends { readonly total: Rial }>(
  things: readonly Thing[],
  discount: Rial,
): readonly (Thing & Discounted)[] {
  const discounts = shared(
    discount,
    things.map(({ total }) => total),
  )
  return things.map((thing, place) => ({ ...thing, discount: discounts[place] ?? ZERO }))
}
