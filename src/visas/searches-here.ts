import { storedHere } from '#calls/guest-cookie.ts'
import { type VisaCountry, visaCountries } from '#visas/choice.ts'

/** The countries a guest looked at stay in the guest's own browser until somebody signs in there. */
const kept = storedHere('visa-searches', (line) => countryOn(line) !== undefined)

/** What this browser remembers, latest first; what is no country of ours is passed over. */
export function visaSearchesHere(cookies: string | null): readonly VisaCountry[] {
  return kept.lines(cookies).flatMap((line) => countryOn(line) ?? [])
}

/** The header that remembers one more; the same country moves up. */
export function withVisaSearch(cookies: string | null, country: VisaCountry): string {
  return kept.having(cookies, country)
}

/** The header that forgets these countries; without any, all. */
export function withoutVisaSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}

function countryOn(line: string): VisaCountry | undefined {
  return visaCountries.find((country) => country === line)
}
