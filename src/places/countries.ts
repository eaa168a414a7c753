import data from '#places/data/countries.json' with { type: 'json' }
import type { Country } from '#places/place.ts'

export type { Country } from '#places/place.ts'

/** With dialing codes, in the order of ISO codes. */
export const COUNTRIES: readonly Country[] = data.countries

const byCode = new Map(
  COUNTRIES.flatMap((country) => [[country.code, country] as const, [country.code3, country] as const]),
)

export function findCountry(code: string): Country | undefined {
  return byCode.get(code)
}
