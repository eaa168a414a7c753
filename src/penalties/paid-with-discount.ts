import { minus, type Rial, ZERO } from '#money/rial.ts'
import { shared } from '#money/shared.ts'

/** The price of what may be given back, and what of it a voucher gave; in rial. */
export interface Discounted {
  readonly total: Rial
  readonly discount: Rial
}

/** What becomes of it when it is given back; none of it is below zero. */
export interface PaidBack {
  /** what its buyer paid: the price without the voucher's share */
  readonly paid: Rial
  /** what of the paid is kept: paid = penalty + refund */
  readonly penalty: Rial
  readonly refund: Rial
  /** what returns to the voucher's purse */
  readonly toDiscounts: Rial
}

/** What a voucher gave is taken back from what returns, as far as that reaches, so that nobody earns by giving back. */
export function paidBack({ total, discount }: Discounted, kept: Rial): PaidBack {
  const paid = minus(total, discount)
  const returned = kept < total ? minus(total, kept) : ZERO
  const toDiscounts = discount <= returned ? discount : returned
  const refund = minus(returned, toDiscounts)
  return { paid, penalty: minus(paid, refund), refund, toDiscounts }
}

/** The same things, each with what of an order's discount fell on it: by its price, and all together the discount. */
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
