import type { VisaCountry } from '#visas/choice.ts'
import { azerbaijan } from '#visas/data/azerbaijan.ts'
import type { CountryData } from '#visas/data/country-data.ts'
import { italy } from '#visas/data/italy.ts'
import { thailand } from '#visas/data/thailand.ts'
import { uae } from '#visas/data/uae.ts'

const countries: Readonly<Record<VisaCountry, CountryData>> = {
  AE: uae,
  AZ: azerbaijan,
  IT: italy,
  TH: thailand,
}

export function countryData(country: VisaCountry): CountryData {
  return countries[country]
}
