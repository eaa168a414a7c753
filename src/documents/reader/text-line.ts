import { type Curve, curveThrough, median } from '#documents/reader/curve.ts'
import type { Mark } from '#documents/reader/ink-components.ts'

/** Marks from left to right; pixels of the searched picture. */
export interface TextLine {
  readonly marks: readonly Mark[]
  readonly height: number
  /** distance of characters */
  readonly pitch: number
  readonly left: number
  readonly right: number
  readonly middle: Curve
}

/** Low marks (fillers, dots) do not count for the height. */
export function textLine(chain: readonly Mark[]): TextLine {
  const marks = chain.toSorted((a, b) => a.centreX - b.centreX)
  const heights = marks.map((mark) => mark.height).sort((a, b) => a - b)
  const height = heights[Math.floor(heights.length * 0.7)] ?? 0
  const tall = marks.filter((mark) => mark.height > 0.45 * height)
  const steps = marks.slice(1).map((mark, index) => mark.centreX - (marks[index]?.centreX ?? 0))
  return {
    marks,
    height,
    pitch: median(steps) || height,
    left: marks[0]?.left ?? 0,
    right: marks.at(-1)?.right ?? 0,
    middle: middleOf(tall),
  }
}

function middleOf(marks: readonly Mark[]): Curve {
  const places = marks.map((mark) => mark.centreX)
  const centre = places.reduce((sum, place) => sum + place, 0) / places.length
  return curveThrough(
    marks.map((mark) => [mark.centreX, mark.centreY]),
    {
      centre,
      span: Math.max(1, ...places.map((place) => Math.abs(place - centre))),
      stiffness: marks.length * 1e-3,
      tolerance: { factor: 1.5, floor: 0.3 },
    },
  )
}

export function joined(lines: readonly TextLine[]): readonly TextLine[] {
  const all = [...lines]
  for (let found = pairIn(all); found !== undefined; found = pairIn(all)) {
    const [first, second] = found
    all.splice(all.indexOf(second), 1)
    all.splice(all.indexOf(first), 1, textLine([...first.marks, ...second.marks]))
  }
  return all
}

function pairIn(lines: TextLine[]): readonly [TextLine, TextLine] | undefined {
  lines.sort((a, b) => a.left - b.left)
  for (const first of lines)
    for (const second of lines) if (first !== second && goesOnAs(first, second)) return [first, second]
  return undefined
}

function goesOnAs(first: TextLine, second: TextLine): boolean {
  if (second.left < first.right - first.height || second.left - first.right > first.pitch * 7) return false
  if (Math.abs(first.height / second.height - 1) > 0.35) return false
  if (Math.abs(first.pitch / second.pitch - 1) > 0.35) return false
  const atSecond = Math.abs(first.middle.at(second.left) - second.middle.at(second.left))
  const atFirst = Math.abs(first.middle.at(first.right) - second.middle.at(first.right))
  return Math.min(atSecond, atFirst) <= 0.5 * first.height
}
