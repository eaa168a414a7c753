import { among, likeliest, likelihoodsOf } from '#documents/reader/beam-search.ts'
import { mayBeAnother } from '#documents/reader/confusable-letters.ts'
import type { Likelihoods } from '#documents/reader/infer.ts'
import { firstLine } from '#documents/reader/line-one.ts'
import { ALLOWED_FIRST, ALLOWED_SECOND } from '#documents/reader/line-shapes.ts'
import { secondLine } from '#documents/reader/line-two.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

export interface Seen {
  readonly upper: readonly Likelihoods[]
  readonly lower: readonly Likelihoods[]
  readonly pitch: number
}

/** Nationality and sex: outside all check digits. */
const UNCHECKED: ReadonlySet<number> = new Set([10, 11, 12, 20])

/** Undefined when no second line has agreeing check digits. */
export function readingOf(seen: Seen): ZoneReading | undefined {
  const upper = among(seen.upper, ALLOWED_FIRST)
  const lower = among(seen.lower, ALLOWED_SECOND)
  const second = secondLine(lower)
  if (second === undefined) return undefined
  const first = firstLine(upper)
  return {
    lines: [first.text, second.text],
    score: first.score + second.score,
    gap: likeliest(lower, ALLOWED_SECOND).score - second.score,
    characters: [first.characters, second.characters],
    unchecked: [
      ...likelihoodsOf(first.text, seen.upper),
      ...likelihoodsOf(second.text, seen.lower).filter((_, place) => UNCHECKED.has(place)),
    ],
    mayBeAnother: mayBeAnother(first.text, seen.upper),
    pitch: seen.pitch,
  }
}
