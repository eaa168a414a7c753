import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'
import type { Rates } from '#money/rates.ts'

export type RatedCurrency = Exclude<keyof Rates, 'IRR'>

/** As people call them. */
export const currencyWords = {
  USD: 'دلار آمریکا',
  AED: 'درهم امارات',
  IQD: 'دینار عراق',
} as const satisfies Record<RatedCurrency, string>

/** «اکنون 1,250,000 ریال؛ ۱۲٪ بالاتر می‌رود»; what is typed may still be no rate. */
export function changeOfRate(before: number, after: number | undefined): string {
  const now = `اکنون ${grouped(before)} ریال است`
  if (after === undefined || after === before) return now
  const percent = Math.round((Math.abs(after - before) * 100) / before)
  const share = percent === 0 ? 'کمتر از\u00a0۱٪' : `${persianDigits(percent)}٪`
  return `${now}؛ ${share} ${after > before ? 'بالاتر می‌رود' : 'پایین‌تر می‌آید'}`
}
