import { minus, percentOf, type Rial, sum } from '#money/rial.ts'

export const priceParts = ['air', 'stay', 'transfer', 'insurance', 'leader', 'service'] as const
export type PricePart = (typeof priceParts)[number]

export const partNames = {
  air: 'پرواز رفت و برگشت',
  stay: 'هتل با صبحانه',
  transfer: 'ترانسفر فرودگاهی',
  insurance: 'بیمهٔ سفر پایه',
  leader: 'راهنما و گشت شهر',
  service: 'سهم ما',
} as const satisfies Record<PricePart, string>

/** Rial; together they are the price, to the rial. */
export type PartPrices = Readonly<Record<PricePart, Rial>>

export function wholeOf(parts: PartPrices): Rial {
  return sum(priceParts.map((part) => parts[part]))
}

/** What is kept of each part at a percent of the whole: they sum to what is kept of the whole, to the rial. */
export function shareOf(parts: PartPrices, percent: number): PartPrices {
  const upTo = (count: number) =>
    percentOf(sum(priceParts.slice(0, count).map((part) => parts[part])), percent)
  return partsBy((part) => minus(upTo(priceParts.indexOf(part) + 1), upTo(priceParts.indexOf(part))))
}

export function partsBy(price: (part: PricePart) => Rial): PartPrices {
  return {
    air: price('air'),
    stay: price('stay'),
    transfer: price('transfer'),
    insurance: price('insurance'),
    leader: price('leader'),
    service: price('service'),
  }
}
