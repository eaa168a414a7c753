import { fold } from '#places/fold.ts'
import { searchPlaces } from '#places/search.ts'

/** What an order can be found by. */
export interface Findable {
  readonly number: string
  /** the airline's */
  readonly reference: string | null
  /** airports of its flights and of the city of its stay, as IATA codes */
  readonly airports: readonly string[]
  /** where one stays: the hotel, its city; whose visa is asked for; any other service; each name in each script */
  readonly stays: readonly string[]
  /** who travels, each name in each script */
  readonly names: readonly string[]
}

/**
 * Does an order answer to what was typed: its number or a part of it, the airline's code, the name of who travels, a hotel, a city?
 * In any script and any digits; of several words each must be found somewhere.
 */
export function finder(typed: string): (order: Findable) => boolean {
  const whole = wordOf(typed)
  const words = typed
    .split(/[\s،,؛;/]+/)
    .map(wordOf)
    .filter(({ folded }) => folded !== '')
  return (order) => words.length === 0 || answers(order, whole) || words.every((word) => answers(order, word))
}

interface Word {
  readonly folded: string
  /** airports of the cities that are so called */
  readonly airports: ReadonlySet<string>
}

const shortest = 2
const cities = 60

function wordOf(text: string): Word {
  const folded = fold(text)
  const called = folded.length < shortest ? [] : searchPlaces(text, { scope: 'international', take: cities })
  return {
    folded,
    airports: new Set(
      called.filter(({ near }) => !near).flatMap(({ airports }) => airports.map(({ iata }) => iata)),
    ),
  }
}

function answers(order: Findable, { folded, airports }: Word): boolean {
  return (
    order.number.includes(folded) ||
    (order.reference ?? '').split('/').some((code) => fold(code) === folded) ||
    [...order.names, ...order.stays].some((name) => fold(name).includes(folded)) ||
    order.airports.some((iata) => airports.has(iata))
  )
}
