import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { ruledPart } from '#flights/pricing/ruled-prices.ts'
import { minus, percentOf, plus, type Rial, rial, times, ZERO } from '#money/rial.ts'

/** Our commission in percent of base fares. */
const commissionPercent = { system: 3, charter: 5 } as const

export interface CountedFare {
  readonly count: number
  readonly base: Rial
  readonly total: Rial
  /** as the supplier quotes it; else our own percent */
  readonly commission?: Rial
  readonly taxes?: PaxPrice['taxes']
}

/** The seller's part of a party's price; the rest is ours, and so is what price rules made of it. */
export function supplierPayable(prices: readonly CountedFare[], isCharter: boolean): Rial {
  const percent = commissionPercent[isCharter ? 'charter' : 'system']
  return prices.reduce(
    (payable, { count, base, total, taxes = [], commission = percentOf(base, percent) }) =>
      plus(payable, times(minus(minus(total, ruledPart({ taxes })), commission), count)),
    rial(ZERO),
  )
}
