import { airportOf, CITIES, type City } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'
import { fold } from '#places/fold.ts'

/** What a city is found by, all folded. */
export interface CityNames {
  readonly city: City
  /** its own code, its airports' and those IATA has renamed */
  readonly codes: readonly string[]
  /** its names in Persian, English and Arabic, and its other names */
  readonly names: readonly string[]
  /** the same names from their second word on, and the names of its airports from each word on */
  readonly tails: readonly string[]
  /** its country's names from each word on, the whole first */
  readonly country: readonly string[]
}

/** Cities with scheduled flights, the most travelled first. */
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
    country: country ? [country.name, country.nameEn].flatMap(tailsOf) : [],
  }
}

/** "Abu Dhabi" is found by "abudhabi" and by "dhabi". */
function tailsOf(name: string): readonly string[] {
  const words = name.split(/[\s\u200c()/-]+/).map(fold)
  return words.map((_, index) => words.slice(index).join('')).filter((tail) => tail !== '')
}

function isCode(alias: string): boolean {
  return /^[A-Z]{3}$/.test(alias)
}
