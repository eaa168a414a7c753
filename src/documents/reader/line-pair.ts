import type { TextLine } from '#documents/reader/text-line.ts'

export interface LinePair {
  readonly upper: TextLine
  readonly lower: TextLine
  readonly likeness: number
}

const FEWEST_MARKS = 14
const SHORTEST_IN_PITCHES = 14.4

/** ICAO 9303-4, appendix B, in pitches: length of a line, distance of the lines. */
const LENGTH = 43.7
const DISTANCE = { usual: 2.5, least: 1.3, most: 4.2 } as const

export function likestPair(lines: readonly TextLine[]): LinePair | undefined {
  const long = lines.filter(
    ({ marks, left, right, pitch }) =>
      marks.length >= FEWEST_MARKS && right - left > SHORTEST_IN_PITCHES * pitch,
  )
  let best: LinePair | undefined
  for (const upper of long)
    for (const lower of long) {
      const likeness = upper === lower ? undefined : likenessOf(upper, lower)
      if (likeness !== undefined && (best === undefined || likeness > best.likeness))
        best = { upper, lower, likeness }
    }
  return best
}

function likenessOf(upper: TextLine, lower: TextLine): number | undefined {
  const pitch = (upper.pitch + lower.pitch) / 2
  const [left, right] = [Math.max(upper.left, lower.left), Math.min(upper.right, lower.right)]
  const middle = (left + right) / 2
  const distance = (lower.middle.at(middle) - upper.middle.at(middle)) / pitch
  if (distance < DISTANCE.least || distance > DISTANCE.most) return undefined
  if (Math.abs(upper.pitch / lower.pitch - 1) > 0.3) return undefined
  const length = Math.max(upper.right, lower.right) - Math.min(upper.left, lower.left)
  if (right - left < 0.55 * length) return undefined
  return (
    Math.min(upper.marks.length, 46) +
    Math.min(lower.marks.length, 46) -
    Math.abs(length / pitch - LENGTH) * 2.2 -
    Math.abs(distance - DISTANCE.usual) * 6
  )
}
