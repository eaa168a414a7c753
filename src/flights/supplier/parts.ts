import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { minutesOf } from '#flights/supplier/flight-time.ts'
import type { OfferedFlight, SupplierOffer } from '#flights/supplier/offer.ts'
import { minus, plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'

export interface OfferPart {
  readonly part: number
  readonly direction: number
  readonly flight: OfferedFlight
  readonly prices: readonly PaxPrice[]
}

/** One offer price shared over its fares by flight time, whole rial; the last flight takes the rest, so that parts sum up. */
export function partsOf({ directions, prices }: SupplierOffer): readonly OfferPart[] {
  const flights = directions.flatMap((direction, index) =>
    direction.map((flight) => ({ direction: index, flight })),
  )
  const shares = sharedPrices(
    prices,
    flights.map(({ flight }) => minutesOf(flight)),
  )
  return flights.map(({ direction, flight }, part) => ({
    part,
    direction,
    flight,
    prices: shares[part] ?? [],
  }))
}

export function sharedPrices(
  prices: readonly PaxPrice[],
  minutes: readonly number[],
): readonly (readonly PaxPrice[])[] {
  const shares = prices.map((price) => sharesOf(price, minutes))
  return minutes.map((_, part) => shares.flatMap((ofKind) => ofKind[part] ?? []))
}

function sharesOf(price: PaxPrice, minutes: readonly number[]): readonly PaxPrice[] {
  const bases = shared(price.base, minutes)
  const taxes = price.taxes.map(({ amount }) => shared(amount, minutes))
  const commissions = price.commission === undefined ? undefined : shared(price.commission, minutes)
  return minutes.map((_, part) => {
    const base = bases[part] ?? ZERO
    const items = price.taxes.map((tax, index) => ({ ...tax, amount: taxes[index]?.[part] ?? ZERO }))
    return {
      paxType: price.paxType,
      base,
      taxes: items,
      total: plus(base, sum(items.map(({ amount }) => amount))),
      ...(commissions === undefined ? {} : { commission: commissions[part] ?? ZERO }),
    }
  })
}

function shared(whole: Rial, minutes: readonly number[]): readonly Rial[] {
  const all = BigInt(minutes.reduce((total, each) => total + each, 0))
  const but = minutes.slice(0, -1).map((each) => rial(Number((BigInt(whole) * BigInt(each)) / all)))
  return [...but, minus(whole, sum(but))]
}
