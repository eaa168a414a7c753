import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { type PaxType, paxTypes } from '#flights/enumerations.ts'
import { plus, type Rial, times, ZERO } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'

/** Throws RangeError for a kind of traveller without a price. */
export function totalFor(prices: readonly PaxPrice[], { adults, children, infants }: Party): Rial {
  const counts = { Adult: adults, Child: children, Infant: infants }
  return paxTypes.reduce(
    (total, paxType) =>
      counts[paxType] === 0 ? total : plus(total, times(priceOf(prices, paxType), counts[paxType])),
    ZERO,
  )
}

function priceOf(prices: readonly PaxPrice[], paxType: PaxType): Rial {
  const price = prices.find((one) => one.paxType === paxType)
  if (price === undefined) throw new RangeError(`no price of ${paxType}`)
  return price.total
}
