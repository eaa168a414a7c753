import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { ruledPart } from '#flights/pricing/ruled-prices.ts'
import { minus, percentOf, plus, type Rial, sum, times, ZERO } from '#money/rial.ts'

/** Our commission in percent of base fares. */
const commissionPercent = { system: 3, charter: 5 } as const

export interface CountedFare {
  readonly count: number
  readonly base: Rial
  readonly total: Rial
  /** as the supplier quotes it; else our own percent */
  readonly commission?: Rial
  readonly taxes?: PaxPrice['taxes']
  readonly ruleCommissions?: PaxPrice['ruleCommissions']
}

/** The seller's part of a party's price; the rest is ours, and so is what price rules made of it and make the seller pay. */
export function supplierPayable(prices: readonly CountedFare[], isCharter: boolean): Rial {
  const percent = commissionPercent[isCharter ? 'charter' : 'system']
  return prices.reduce(
    (payable, price) => plus(payable, times(payableOfOne(price, percent), price.count)),
    ZERO,
  )
}

function payableOfOne(price: CountedFare, percent: number): Rial {
  const { base, total, taxes = [], ruleCommissions = [] } = price
  const ours = price.commission ?? percentOf(base, percent)
  const byRules = sum(ruleCommissions.map(({ amount }) => amount))
  return minus(minus(minus(total, ruledPart({ taxes })), ours), byRules)
}
