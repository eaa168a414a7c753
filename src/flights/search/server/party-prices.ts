import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { PaxType } from '#flights/enumerations.ts'
import type { ItemisedPrice } from '#flights/responses.ts'
import { minus, plus, type Rial, rial, times, ZERO } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { headCount, type Party } from '#passengers/party.ts'
import type { FarePaid } from '#penalties/penalty.ts'

export interface CountedPrice extends PaxPrice, FarePaid {
  readonly count: number
}

export function countedPrices(prices: readonly PaxPrice[], party: Party): readonly CountedPrice[] {
  const counts: Readonly<Record<PaxType, number>> = {
    Adult: party.adults,
    Child: party.children,
    Infant: party.infants,
  }
  return prices
    .filter(({ paxType }) => counts[paxType] > 0)
    .map((price) => ({
      ...price,
      count: counts[price.paxType],
      baseFare: price.base,
      totalPrice: price.total,
    }))
}

export function legTotal(prices: readonly PaxPrice[], party: Party): Rial {
  return totalOf(countedPrices(prices, party))
}

export function isPricedFor(prices: readonly PaxPrice[], party: Party): boolean {
  return countedPrices(prices, party).reduce((heads, { count }) => heads + count, 0) === headCount(party)
}

export const paxTypeOf = { adult: 'Adult', child: 'Child', infant: 'Infant' } as const satisfies Record<
  AgeGroup,
  PaxType
>

export function totalOf(prices: readonly CountedPrice[]): Rial {
  return prices.reduce((total, { total: each, count }) => plus(total, times(each, count)), ZERO)
}

export function itemised(prices: readonly CountedPrice[]): ItemisedPrice[] {
  return prices.map(({ paxType, count, base, total, taxes }) => ({
    paxType,
    count,
    baseFare: base,
    taxes: rial(minus(total, base)),
    totalPrice: total,
    taxItems: taxes.map(({ code, name, amount }) => ({ code, name, amount })),
  }))
}
