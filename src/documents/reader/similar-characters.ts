import { agrees } from '#documents/mrz-lines.ts'

/** Almost alike in OCR-B. */
export const SIMILAR_CHARACTERS = ['O0', 'I1', 'Z2', 'S5', 'G6', 'B8'] as const

const similarOf: ReadonlyMap<string, string> = new Map(
  SIMILAR_CHARACTERS.flatMap(([letter = '', digit = '']) => [
    [letter, digit],
    [digit, letter],
  ]),
)

/** Places where letters and digits mix: passport number, personal number. */
const MIXED = [
  [0, 9],
  [28, 42],
] as const
/** Letters, then digits: most states' numbers. */
const PLAIN = /^[A-Z]{0,3}\d*<*$/

/** Do the check digits also agree after swapping one or two similar characters? O9O and 090 may have the same sum. */
export function hasSimulator(second: string): boolean {
  if (MIXED.every(([from, to]) => PLAIN.test(second.slice(from, to)))) return false
  const places = MIXED.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))
  const swapped = (line: string, place: number) =>
    line.slice(0, place) + (similarOf.get(line[place] ?? '') ?? '') + line.slice(place + 1)
  const doubtful = places.filter((place) => similarOf.has(second[place] ?? ''))
  return doubtful.some((place) => {
    const one = swapped(second, place)
    return agrees(one) || doubtful.some((other) => other > place && agrees(swapped(one, other)))
  })
}
