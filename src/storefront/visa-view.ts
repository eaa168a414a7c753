import { findCountry } from '#places/countries.ts'
import type { VisaHistory } from '#storefront/responses.ts'
import { countryData } from '#visas/countries.ts'
import { countryOf, countryPaths } from '#visas/country-paths.ts'

export type VisaSearch = Pick<VisaHistory, 'countryCode'>

/** A country no longer sold links to the list of countries. */
export function visaView({ countryCode }: VisaSearch): Omit<VisaHistory, 'id' | 'searchedAt'> {
  const country = countryOf(countryCode)
  if (country !== undefined)
    return { countryCode, countryName: countryData(country).name, path: countryPaths[country] }
  return { countryCode, countryName: findCountry(countryCode)?.name ?? countryCode, path: '/visa-home' }
}
