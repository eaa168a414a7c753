import { LINE_LENGTH } from '#documents/mrz-lines.ts'
import { DIGITS, EVERYTHING, FILLER, LETTERS, placeOf } from '#documents/reader/alphabet.ts'

/** ICAO 9303-4 §4.2: characters allowed from each place on. */
const SECOND: readonly (readonly [from: number, allowed: readonly number[]])[] = [
  [0, EVERYTHING], // number
  [9, DIGITS],
  [10, [...LETTERS, FILLER]], // nationality
  [13, [...DIGITS, FILLER]], // birth, parts of which may be unknown
  [19, DIGITS],
  [20, [placeOf('M'), placeOf('F'), FILLER]],
  [21, DIGITS], // expiry and its check digit
  [28, EVERYTHING], // personal number
  [42, [...DIGITS, FILLER]],
  [43, DIGITS],
]
const FIRST: typeof SECOND = [
  [0, [placeOf('P')]],
  [1, [...LETTERS, FILLER]],
]

export const ALLOWED_FIRST = allowedBy(FIRST)
export const ALLOWED_SECOND = allowedBy(SECOND)

function allowedBy(shape: typeof SECOND): readonly (readonly number[])[] {
  return Array.from(
    { length: LINE_LENGTH },
    (_, place) => shape.findLast(([from]) => from <= place)?.[1] ?? [],
  )
}
