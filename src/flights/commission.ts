import { minus, percentOf, plus, type Rial, rial, times, ZERO } from '#money/rial.ts'

/** Our share of what is sold, in percent of the base fares: airlines give less than charter sellers. */
export const commissionPercent = { system: 3, charter: 5 } as const

/** What of a party's price the airline or charter seller gets; the rest is ours. `prices` counts the passengers of each kind. */
export function supplierPayable(
  prices: readonly { readonly count: number; readonly base: Rial; readonly total: Rial }[],
  isCharter: boolean,
): Rial {
  const percent = commissionPercent[isCharter ? 'charter' : 'system']
  return prices.reduce(
    (payable, { count, base, total }) => plus(payable, times(minus(total, percentOf(base, percent)), count)),
    rial(ZERO),
  )
}
