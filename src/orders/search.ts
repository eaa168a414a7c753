import { fold } from '#places/fold.ts'
import { searchPlaces } from '#places/search.ts'

export interface Findable {
  readonly number: string
  readonly reference: string | null
  /** IATA: airports of flights, city of a stay */
  readonly airports: readonly string[]
  /** names of hotel, city, visa country or service, in each script */
  readonly stays: readonly string[]
  readonly names: readonly string[]
}

/** By (part of) the number, booking code, passenger, hotel or city; any script and digits. Every word must match. */
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
