import { LINE_LENGTH } from '#documents/mrz-lines.ts'
import { type Cell, cellsOf, halfTurned, type Ruled } from '#documents/reader/cells.ts'
import { type Committee, firstOpinion } from '#documents/reader/committee.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'

/** 44 cells with the first net's opinion. */
export interface Row {
  readonly cells: readonly Cell[]
  readonly opinion: readonly Likelihoods[]
}

/** Characters at the ends that may be missing or wrongly found (a thumb, the page's edge). */
const MOST_ASTRAY = 5

export function cellsAlong(ruled: Ruled): readonly Cell[] {
  const astray = Math.max(-MOST_ASTRAY, Math.min(MOST_ASTRAY, ruled.grid.count - LINE_LENGTH))
  return cellsOf(ruled, Math.min(0, astray), LINE_LENGTH + Math.max(0, astray))
}

export function rowIn(cells: readonly Cell[], committee: Committee): Row {
  const opinion = firstOpinion(committee, cells)
  const sure = opinion.map((one) => one.reduce((a, b) => Math.max(a, b)))
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (let from = 0; from + LINE_LENGTH <= cells.length; from++) {
    const sum = sure.slice(from, from + LINE_LENGTH).reduce((total, one) => total + one, 0)
    if (sum > most) [best, most] = [from, sum]
  }
  const until = best + LINE_LENGTH
  return { cells: cells.slice(best, until), opinion: opinion.slice(best, until) }
}

export function upsideDown(cells: readonly Cell[]): readonly Cell[] {
  return cells.map(halfTurned).reverse()
}
