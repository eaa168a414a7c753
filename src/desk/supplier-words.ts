import { experienceKind } from '#experiences/kind.ts'
import { flightKind } from '#flights/kind.ts'
import { laterBagKind } from '#flights/later-bags/kind.ts'
import { hotelKind } from '#hotels/kind.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { tourKind } from '#tours/kind.ts'
import { visaKind } from '#visas/kind.ts'

/** Who sells to us, as our people call them; `own` is what we contracted ourselves. */
export const supplierNames: Readonly<Record<string, string>> = {
  own: 'قرارداد خودمان',
  nira: 'نیرا',
  duffel: 'دافل',
  'duffel-stays': 'دافل',
  octo: 'اکتو',
  xcover: 'ایکس‌کاور',
}

const products: Readonly<Record<string, string>> = {
  [flightKind]: 'پرواز',
  [laterBagKind]: 'بار پرواز',
  [hotelKind]: 'هتل',
  [tourKind]: 'تور',
  [experienceKind]: 'تجربه',
  [insuranceKind]: 'بیمه',
  [visaKind]: 'ویزا',
}

/** `flight/nira+own` or `nira` in, «نیرا و قرارداد خودمان، پرواز» out; one that nobody named stays as it is. */
export function supplierWords(supplier: string): string {
  const parts = supplier.split('/')
  const sellers = (parts.at(-1) ?? '').split('+').map((name) => supplierNames[name] ?? `\u2066${name}\u2069`)
  const [product = ''] = parts.slice(0, -1)
  return [sellers.join(' و '), products[product] ?? product].filter(Boolean).join('، ')
}
