import type { RatesOnSale } from '#money/rates.ts'
import { type Rial, rial, sum, ZERO } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import type { ForeignPrice, ForeignRate } from '#orders/foreign-price.ts'
import { type Order, payable } from '#orders/order.ts'

/** What of an order's price was reckoned by a rate that has fallen since. */
export interface RateFall {
  readonly charged: ForeignPrice
  /** of the day it was issued on */
  readonly issued: ForeignRate
  /** goes back, rial */
  readonly amount: Rial
}

/** Empty where no rate fell: a rate that rose is never asked for. Of what a discount paid nothing goes back; all of it together
 * is no more than was paid, and whole toman. */
export function rateFalls(
  order: Pick<Order, 'total' | 'discount'>,
  prices: readonly ForeignPrice[],
  today: RatesOnSale,
): readonly RateFall[] {
  const fallen = prices.flatMap((charged) => {
    const issued = today[charged.currency]
    if (issued === undefined || issued.rialAUnit >= charged.rialAUnit) return []
    return [{ charged, issued: { ...issued, currency: charged.currency } }]
  })
  const dearer = fallen.map(chargedDearer)
  const all = rial(Math.min(sum(dearer), order.total))
  const [paid = ZERO] = shared(all, [payable(order), order.discount])
  const amounts = shared(inWholeToman(paid), dearer)
  return fallen.flatMap((one, place) => {
    const amount = amounts[place] ?? ZERO
    return amount > 0 ? [{ ...one, amount }] : []
  })
}

function chargedDearer({ charged, issued }: Pick<RateFall, 'charged' | 'issued'>): Rial {
  const each = BigInt(charged.rialAUnit - issued.rialAUnit)
  return rial(Number((BigInt(charged.minor) * each) / 100n))
}

function inWholeToman(amount: Rial): Rial {
  return rial(Math.trunc(amount / 10) * 10)
}
