import { findCountry } from '#places/countries.ts'
import type { VisaHistory } from '#storefront/responses.ts'
import { countryData } from '#visas/countries.ts'
import { countryOf, countryPaths } from '#visas/country-paths.ts'

/** A look at a country's visas as it is remembered. */
export type VisaSearch = Pick<VisaHistory, 'countryCode'>

/** It as it is shown; a country that is no longer ours leads to the list of those that are. */
export function visaView({ countryCode }: VisaSearch): Omit<VisaHistory, 'id' | 'searchedAt'> {
  const country = countryOf(countryCode)
  if (country !== undefined)
    return { countryCode, countryName: countryData(country).name, path: countryPaths[country] }
  return { countryCode, countryName: findCountry(countryCode)?.name ?? countryCode, path: '/visa-home' }
}
