import { LINE_LENGTH } from '#documents/mrz-lines.ts'
import { type Curve, curveThrough, type Point } from '#documents/reader/curve.ts'
import type { TextLine } from '#documents/reader/text-line.ts'

/** x of each character by its number from the first mark; and their count. */
export interface Grid {
  readonly count: number
  readonly xOf: Curve
}

export function gridOf(line: TextLine): Grid {
  const { height, marks } = line
  const [first, ...rest] = marks.filter((mark) => mark.height > 0.4 * height && mark.height < 1.6 * height)
  const points: Point[] = [[0, first?.centreX ?? line.left]]
  let [number, pitch, before] = [0, line.pitch, first?.centreX ?? line.left]
  for (const { centreX } of rest) {
    const gap = centreX - before
    const steps = Math.max(0, Math.round(gap / pitch))
    before = centreX
    number += steps
    if (steps > 0) points.push([number, centreX])
    if (steps === 1) pitch = pitch * 0.9 + gap * 0.1
  }
  const middle = LINE_LENGTH / 2
  const xOf = curveThrough(points, {
    centre: middle,
    span: middle,
    stiffness: 0.02,
    tolerance: { factor: 2, floor: 0.2 },
  })
  return { count: number + 1, xOf }
}
