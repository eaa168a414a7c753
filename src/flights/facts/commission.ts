import { minus, percentOf, plus, type Rial, rial, times, ZERO } from '#money/rial.ts'

/** Our share of what our own inventory sells, in percent of the base fares: airlines give less than charter sellers. */
const commissionPercent = { system: 3, charter: 5 } as const

/** What one kind of traveller pays, and how many of them travel. */
export interface CountedFare {
  readonly count: number
  readonly base: Rial
  readonly total: Rial
  /** as a supplier tells it; the house's percent where none is told */
  readonly commission?: Rial
}

/** What of a party's price the airline, charter seller or supplier gets; the rest is ours. */
export function supplierPayable(prices: readonly CountedFare[], isCharter: boolean): Rial {
  const percent = commissionPercent[isCharter ? 'charter' : 'system']
  return prices.reduce(
    (payable, { count, base, total, commission = percentOf(base, percent) }) =>
      plus(payable, times(minus(total, commission), count)),
    rial(ZERO),
  )
}
