import type { Place } from '#flights/requests.ts'
import { airportOf } from '#places/airports.ts'
import { fold } from '#places/fold.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'
import { NAMED_CITIES } from '#places/name-index.ts'
import { nearness } from '#places/nearness.ts'

export interface PlaceMeant extends Place {
  readonly cityCode: string
}

const exact = new Map<string, PlaceMeant>()
const near: (readonly [string, PlaceMeant])[] = []

/** Most travelled cities first, so a name of two keeps the better known one. */
for (const { city, names, codes, country } of NAMED_CITIES) {
  const here: PlaceMeant = { code: city.code, kind: 'CityCode', cityCode: city.code }
  const airports = city.airports.map(
    (iata) => ({ code: iata, kind: 'AirportCode', cityCode: city.code }) as const,
  )
  for (const name of names) {
    known(name, here)
    near.push([name, here])
  }
  for (const code of codes)
    known(
      code,
      airports.find(
        (each) => fold(each.code) === code && each.code !== city.code && city.airports.length > 1,
      ) ?? here,
    )
  for (const airport of airports)
    for (const name of airportNames(airport.code)) known(name, city.airports.length > 1 ? airport : here)
  if (country[0] !== undefined && city.country !== 'IR')
    for (const name of country) if (name.length > 3) known(name, here)
}

function known(name: string, place: PlaceMeant): void {
  if (name.length >= 2 && !exact.has(name)) exact.set(name, place)
}

/** «مهرآباد», "sabiha gokcen", "imam khomeini": whole, and each run of words from the first. */
function airportNames(iata: string): readonly string[] {
  const { name, nameEn } = airportOf(iata)
  return [name.replace(/^فرودگاه /, ''), nameEn].flatMap((called) => {
    const words = called.split(/[\s\u200c-]+/).map(fold)
    return words.map((_, at) => words.slice(0, at + 1).join('')).filter((each) => each.length >= 4)
  })
}

/** «تهران», "thr", «مهرآباد», «ترکیه»; `word` is folded. */
export function placeCalled(word: string): PlaceMeant | undefined {
  return exact.get(word)
}

/** On the wrong keyboard or with a slip: one letter, two of a long name. */
export function placeLike(word: string): PlaceMeant | undefined {
  if (word.length < 3) return undefined
  const typed = [asPersianKeys(word), asLatinKeys(word)].map((each) => exact.get(fold(each))).find(Boolean)
  if (typed !== undefined) return typed
  const close = near.flatMap(([name, place]) => {
    const slips = nearness(word, name)
    return slips === undefined || slips > (name.length > 6 ? 2 : 1) ? [] : [{ slips, place }]
  })
  return close.toSorted((a, b) => a.slips - b.slips)[0]?.place
}

/** One of them an airport of the other: «مهرآباد تهران», "istanbul saw". */
export function airportOfBoth(one: PlaceMeant, other: PlaceMeant): PlaceMeant | undefined {
  if (one.cityCode !== other.cityCode) return undefined
  return one.kind === 'AirportCode' ? one : other
}
