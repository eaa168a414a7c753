import { storedHere } from '#calls/guest-cookie.ts'
import { type VisaCountry, visaCountries } from '#visas/choice.ts'

/** A guest's countries stay in a cookie until sign-in. */
const kept = storedHere('visa-searches', (line) => countryOn(line) !== undefined)

export function visaSearchesHere(cookies: string | null): readonly VisaCountry[] {
  return kept.lines(cookies).flatMap((line) => countryOn(line) ?? [])
}

export function withVisaSearch(cookies: string | null, country: VisaCountry): string {
  return kept.having(cookies, country)
}

export function withoutVisaSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}

function countryOn(line: string): VisaCountry | undefined {
  return visaCountries.find((country) => country === line)
}
