import type { BagOffer, LegBags } from '#flights/choosing/bag.ts'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { type BagTariff, bagRefundRule, bagTariffs } from '#flights/facts/bag-tariffs.ts'
import { supplierPayable } from '#flights/facts/commission.ts'
import type { Baggage } from '#flights/proposal.ts'
import { percentOf, type Rial, rial, roundedUp, sum } from '#money/rial.ts'

export interface LegOfBags {
  readonly isInternational: boolean
  readonly group: { readonly baggage: Baggage }
  readonly fares: readonly {
    readonly isCharter: boolean
    readonly supplier: string
    readonly prices: readonly PaxPrice[]
  }[]
}

/** prices are in whole thousands of toman, as fares are */
const filedIn = 10_000

/** Bags on sale with a direction, cheapest first. The price is the sum over its flights, each by its own fare. */
export function bagsOfLeg(leg: LegOfBags): readonly BagOffer[] {
  const tariff = tariffOf(leg)
  if (tariff === undefined) return []
  return tariff.bags.map(({ id, kg, pieces, percent }) => ({
    id,
    kg,
    ...(pieces !== undefined && { pieces }),
    price: sum(leg.fares.map(({ prices }) => priceOf(prices, percent))),
  }))
}

export function legBags(leg: LegOfBags): LegBags {
  const tariff = tariffOf(leg)
  if (tariff === undefined) return { bags: [], says: whyNone(leg), source: '', effectiveFrom: '' }
  const { source, effectiveFrom } = tariff
  return { bags: [...bagsOfLeg(leg)], says: bagRefundRule.says, source, effectiveFrom }
}

/** The airline's part of a bag's price; our share is that of its fares. */
export function bagPayable(price: Rial): Rial {
  return supplierPayable([{ count: 1, base: price, total: price }], false)
}

/** Only where every flight is a system fare of our own: suppliers sell no baggage through us. */
function tariffOf({ fares, isInternational, group }: LegOfBags): BagTariff | undefined {
  if (fares.some(({ isCharter, supplier }) => isCharter || supplier !== 'own')) return undefined
  const scope = isInternational ? 'abroad' : 'domestic'
  return bagTariffs.find((one) => one.scope === scope && one.unit === group.baggage.checked.unit)
}

function priceOf(prices: readonly PaxPrice[], percent: number): Rial {
  const base = prices.find(({ paxType }) => paxType === 'Adult')?.base ?? rial(0)
  return roundedUp(percentOf(base, percent), filedIn)
}

function whyNone({ fares }: LegOfBags): string {
  return fares.some(({ isCharter }) => isCharter)
    ? 'فروشندهٔ چارتر بار اضافه نمی‌فروشد؛ اگر بار بیشتری دارید، در فرودگاه و به نرخ ایرلاین می‌پردازید.'
    : 'بار اضافهٔ این پرواز را اکنون نمی‌فروشیم؛ اگر بار بیشتری دارید، در فرودگاه و به نرخ ایرلاین می‌پردازید.'
}
