import { latinDigits } from '#money/digits.ts'
import { COUNTRIES, type Country } from '#places/countries.ts'
import { searchCountries } from '#places/country-search.ts'

/** First among the countries of one code. */
const firsts: ReadonlySet<string> = new Set(['US', 'RU', 'GB', 'IT', 'NO', 'AU', 'MA', 'FI'])

/** Countries by Persian or Latin name, or by the digits of their code; the usual ones when nothing is typed. */
export function searchDialing(typed: string): readonly Country[] {
  const digits = latinDigits(typed)
    .replace(/[\s\u2066-\u2069]/g, '')
    .replace(/^(?:\+|00)/, '')
  if (!/^\d+$/.test(digits)) return searchCountries(typed, 30)
  const code = `+${digits}`
  const begins = COUNTRIES.filter(({ dialingCode }) => dialingCode.startsWith(code))
  return begins.toSorted((a, b) => rank(a) - rank(b)).slice(0, 30)
}

/** The shortest code first. */
function rank({ code, dialingCode }: Country): number {
  return dialingCode.length - (firsts.has(code) ? 0.5 : 0)
}
