import type { MrzLines } from '#documents/mrz-lines.ts'
import type { Strip } from '#documents/reader/strip.ts'

/** The likeliest zone, with all that measures its certainty. */
export interface ZoneReading {
  readonly lines: MrzLines
  readonly score: number
  /** how much likelier the second line is without the check digit rule; 0 when they agreed anyway */
  readonly gap: number
  readonly characters: readonly [readonly number[], readonly number[]]
  /** log-likelihoods of what no check digit covers (names, states, sex), before similar characters were merged */
  readonly unchecked: readonly number[]
  /** per character of the first line: a similar letter is possible and no check digit tells */
  readonly mayBeAnother: readonly boolean[]
  /** in pixels; below eight strokes run together */
  readonly pitch: number
  readonly strip?: Strip
}
