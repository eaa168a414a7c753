import type { MrzLines } from '#documents/mrz-lines.ts'
import type { Strip } from '#documents/reader/strip.ts'

/** What was made of a picture: the likeliest zone in it, right or wrong, and all that tells how far to believe it. */
export interface ZoneReading {
  readonly lines: MrzLines
  /** logarithm of how likely both lines are */
  readonly score: number
  /** how much likelier the second line would be if its check digits did not have to agree; 0 when they agreed by themselves */
  readonly gap: number
  /** logarithms of how likely each character is, line by line */
  readonly characters: readonly [readonly number[], readonly number[]]
  /** those of what no check digit covers (names, states, sex) before an O was allowed to look like a nought, and so on */
  readonly unchecked: readonly number[]
  /** of each character of the first line: it may as well be a letter that looks alike, and no check digit tells */
  readonly mayBeAnother: readonly boolean[]
  /** the narrowest pitch in pixels: below eight the strokes run together */
  readonly pitch: number
  /** where its lines stand, when it was found in a picture */
  readonly strip?: Strip
}
