import { minus, percentOf, plus, type Rial, rial, times, ZERO } from '#money/rial.ts'

/** Our commission in percent of base fares. */
const commissionPercent = { system: 3, charter: 5 } as const

export interface CountedFare {
  readonly count: number
  readonly base: Rial
  readonly total: Rial
  /** as the supplier quotes it; else our own percent */
  readonly commission?: Rial
}

/** The seller's part of a party's price; the rest is ours. */
export function supplierPayable(prices: readonly CountedFare[], isCharter: boolean): Rial {
  const percent = commissionPercent[isCharter ? 'charter' : 'system']
  return prices.reduce(
    (payable, { count, base, total, commission = percentOf(base, percent) }) =>
      plus(payable, times(minus(total, commission), count)),
    rial(ZERO),
  )
}
