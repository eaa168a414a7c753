import data from '#places/data/countries.json' with { type: 'json' }
import type { Country } from '#places/place.ts'

export type { Country } from '#places/place.ts'

/** Every country one can telephone, in the order of their ISO codes. */
export const COUNTRIES: readonly Country[] = data.countries

/** §3 */
export const IRAN_ID = 3414
export const IRAQ_ID = 3415

const byCode = new Map(
  COUNTRIES.flatMap((country) => [[country.code, country] as const, [country.code3, country] as const]),
)
const byId = new Map(COUNTRIES.map((country) => [country.id, country]))

/** The country of an ISO code of two or three letters ("IR", "IRN"), or undefined. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code)
}

/** The country of one of our ids (3414 is Iran), or undefined. */
export function countryOfId(id: number): Country | undefined {
  return byId.get(id)
}
