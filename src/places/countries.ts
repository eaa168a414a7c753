import data from '#places/data/countries.json' with { type: 'json' }
import type { Country } from '#places/place.ts'

export type { Country } from '#places/place.ts'

/** Every country one can telephone, in the order of their ISO codes. */
export const COUNTRIES: readonly Country[] = data.countries

const byCode = new Map(
  COUNTRIES.flatMap((country) => [[country.code, country] as const, [country.code3, country] as const]),
)

/** The country of an ISO code of two or three letters ("IR", "IRN"), or undefined. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code)
}
