import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { PaxType } from '#flights/enumerations.ts'
import { percentOf, plus, type Rial, rial, roundedUp, sum } from '#money/rial.ts'

/** §1: children pay 50 to 75 percent and infants a tenth of the adult fare; abroad 75. */
const sharesAbroad = { Adult: 100, Child: 75, Infant: 10 } as const satisfies Record<PaxType, number>

export function surchargeOf(distanceKm: number): Rial {
  return roundedUp(rial(Math.round(6_000_000 + 2500 * distanceKm)), 100_000)
}

export function pricesAbroad(adultBase: Rial, surcharge: Rial): readonly PaxPrice[] {
  return [
    priced('Adult', adultBase, surcharge),
    priced('Child', adultBase, surcharge),
    priced('Infant', adultBase, surcharge),
  ]
}

export function charterPricesAbroad(adult: Rial): readonly PaxPrice[] {
  const infant = roundedUp(percentOf(adult, sharesAbroad.Infant), 100_000)
  return [
    { paxType: 'Adult', base: adult, taxes: [], total: adult },
    { paxType: 'Child', base: adult, taxes: [], total: adult },
    { paxType: 'Infant', base: infant, taxes: [], total: infant },
  ]
}

export function adultTotalAbroad(base: Rial, surcharge: Rial): Rial {
  return plus(plus(base, surcharge), airportTax.amount)
}

const airportTax = { code: 'LP', name: 'عوارض فرودگاهی', amount: rial(3_500_000) } as const

function priced(paxType: PaxType, adultBase: Rial, surcharge: Rial): PaxPrice {
  const base = roundedUp(percentOf(adultBase, sharesAbroad[paxType]), 10_000)
  const fuel = { code: 'YQ', name: 'سوخت و بیمهٔ ایرلاین', amount: surcharge } as const
  const taxes = paxType === 'Infant' ? [] : [fuel, airportTax]
  return { paxType, base, taxes, total: plus(base, sum(taxes.map(({ amount }) => amount))) }
}
