import { weightAt } from '#documents/check-digits.ts'
import { FILLER, VALUES } from '#documents/reader/alphabet.ts'
import { type ReadLine, readLine } from '#documents/reader/beam-search.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'
import { ALLOWED_SECOND } from '#documents/reader/line-shapes.ts'
import { type Path, pathsThrough } from '#documents/reader/paths.ts'

/** ICAO 9303-4 §4.2.2: fields followed by their check digit. */
const CHECKED = [
  { from: 0, to: 9 },
  { from: 13, to: 19 },
  { from: 21, to: 27 },
  { from: 28, to: 42 },
] as const
/** Check digit of the personal number: may be a filler when empty. */
const MAY_BE_FILLER = 42
const WHOLE = 43

interface Duty {
  /** weight in its field, and in the composite */
  readonly inField: number
  readonly inWhole: number
  readonly isCheckDigit: boolean
}

const duties: readonly Duty[] = (() => {
  let counted = 0
  return Array.from({ length: WHOLE + 1 }, (_, place) => {
    const field = CHECKED.find(({ from, to }) => place >= from && place <= to)
    const isCheckDigit = field?.to === place
    const inField = field === undefined || isCheckDigit ? 0 : weightAt(place - field.from)
    return { inField, isCheckDigit, inWhole: field === undefined ? 0 : weightAt(counted++) }
  })
})()

/** Viterbi over (field sum, composite sum) modulo ten, so that all five check digits agree. Undefined when no line does. */
export function secondLine(cells: readonly Likelihoods[]): ReadLine | undefined {
  const [path] = pathsThrough(cells, { allowed: ALLOWED_SECOND, states: 100, after }).toSorted(
    (a: Path, b: Path) => b.score - a.score,
  )
  return path === undefined ? undefined : readLine(path.places, cells)
}

function after(state: number, place: number, character: number): number | undefined {
  const field = Math.trunc(state / 10)
  const whole = state % 10
  const value = VALUES[character] ?? 0
  if (place === WHOLE) return value === whole ? 0 : undefined
  const { inField, inWhole, isCheckDigit } = duties[place] ?? noDuty
  const nextWhole = (whole + value * inWhole) % 10
  if (!isCheckDigit) return ((field + value * inField) % 10) * 10 + nextWhole
  if (character === FILLER) return place === MAY_BE_FILLER && field === 0 ? nextWhole : undefined
  return value === field ? nextWhole : undefined
}

const noDuty: Duty = { inField: 0, inWhole: 0, isCheckDigit: false }
