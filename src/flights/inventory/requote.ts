import { charterPrices, type PaxPrice, systemPrices } from '#flights/choosing/fare-prices.ts'
import { percentOf, roundedUp } from '#money/rial.ts'

/** The prices at a percentage of the old; in whole thousands of toman, as fares are. */
export function requoted(
  prices: readonly PaxPrice[],
  { isCharter, percent }: { readonly isCharter: boolean; readonly percent: number },
): readonly PaxPrice[] {
  const adult = prices.find(({ paxType }) => paxType === 'Adult')
  if (adult === undefined || percent === 100) return prices
  const base = roundedUp(percentOf(adult.base, percent), 10_000)
  return isCharter ? charterPrices(base) : systemPrices(base)
}
