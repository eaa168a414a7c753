import { FILLER } from '#documents/reader/alphabet.ts'
import { type ReadLine, readLine } from '#documents/reader/beam-search.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'
import { ALLOWED_FIRST } from '#documents/reader/line-shapes.ts'
import { type Path, pathsThrough } from '#documents/reader/paths.ts'

/** Start of the names; three fillers end them. */
const NAMES = 5
const END = 3

/** Letters and fillers only; has no check digits. */
export function firstLine(cells: readonly Likelihoods[]): ReadLine {
  const path = pathsThrough(cells, {
    allowed: ALLOWED_FIRST,
    states: END + 1,
    after: (fillers, place, character) => {
      if (character === FILLER) return place < NAMES ? 0 : Math.min(END, fillers + 1)
      return fillers === END ? undefined : 0
    },
  }).reduce(
    (best: Path | undefined, path) => (best === undefined || path.score > best.score ? path : best),
    undefined,
  )
  return readLine(path?.places ?? [], cells)
}
