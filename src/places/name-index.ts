import { airportOf, CITIES, type City } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'
import { countryNames } from '#places/country-names.ts'
import { fold } from '#places/fold.ts'

/** All folded. */
export interface CityNames {
  readonly city: City
  readonly codes: readonly string[]
  readonly names: readonly string[]
  /** names from the second word on; airport names from each word */
  readonly tails: readonly string[]
  /** country names from each word, the whole first */
  readonly country: readonly string[]
}

/** With scheduled flights, most travelled first. */
export const NAMED_CITIES: readonly CityNames[] = CITIES.filter((city) => city.served)
  .toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
  .map(namesOf)

function namesOf(city: City): CityNames {
  const airports = city.airports.map(airportOf)
  const names = [city.name, city.nameEn, city.nameAr, ...city.aliases]
  const airportNames = airports.flatMap((airport) => [airport.name.replace(/^فرودگاه /, ''), airport.nameEn])
  const country = findCountry(city.country)
  return {
    city,
    codes: [city.code, ...city.airports, ...city.aliases.filter(isCode)].map(fold),
    names: names.map(fold),
    tails: [...names.flatMap((name) => tailsOf(name).slice(1)), ...airportNames.flatMap(tailsOf)],
    country: country ? countryNames(country).flatMap(tailsOf) : [],
  }
}

/** "Abu Dhabi" is found by "abudhabi" and "dhabi". */
function tailsOf(name: string): readonly string[] {
  const words = name.split(/[\s\u200c()/-]+/).map(fold)
  return words.map((_, index) => words.slice(index).join('')).filter((tail) => tail !== '')
}

function isCode(alias: string): boolean {
  return /^[A-Z]{3}$/.test(alias)
}
