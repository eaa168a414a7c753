import { agrees } from '#documents/mrz-lines.ts'

/** Letters and digits that OCR-B draws almost alike. */
export const SIMILAR_CHARACTERS = ['O0', 'I1', 'Z2', 'S5', 'G6', 'B8'] as const

const twinOf: ReadonlyMap<string, string> = new Map(
  SIMILAR_CHARACTERS.flatMap(([letter = '', digit = '']) => [
    [letter, digit],
    [digit, letter],
  ]),
)

/** Where letters and digits may stand side by side: the passport's number and the personal number. */
const MIXED = [
  [0, 9],
  [28, 42],
] as const
/** Letters, then digits, as most states number: nobody prints an O among them. */
const PLAIN = /^[A-Z]{0,3}\d*<*$/

/**
 * Could a second line be another whose check digits agree as well, with one or two characters taken for their twins? O9O and 090
 * may weigh the same. Asked only where letters and digits are mixed.
 */
export function hasSimulator(second: string): boolean {
  if (MIXED.every(([from, to]) => PLAIN.test(second.slice(from, to)))) return false
  const places = MIXED.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))
  const swapped = (line: string, place: number) =>
    line.slice(0, place) + (twinOf.get(line[place] ?? '') ?? '') + line.slice(place + 1)
  const doubtful = places.filter((place) => twinOf.has(second[place] ?? ''))
  return doubtful.some((place) => {
    const one = swapped(second, place)
    return agrees(one) || doubtful.some((other) => other > place && agrees(swapped(one, other)))
  })
}
