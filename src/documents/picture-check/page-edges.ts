import type { GreyImage } from '#documents/reader/grey-image.ts'

/** change of brightness over three pixels where a page ends */
const STEP = 14
/** share of a side along which it must be seen */
const LONG = 0.6
/** an edge is looked for in this share of the picture from each side */
const OUTER = 0.4
/** an edge that leans by this share of its length is found too */
const LEAN = 0.03

/** How many sides of a page that lies on something else are seen, 0 to 4: a straight line of one change of brightness. */
export function edgesSeen(image: GreyImage): number {
  const { width, height, grey } = image
  const across = (x: number, y: number) => grey[y * width + x] ?? 0
  const down = (x: number, y: number) => grey[x * width + y] ?? 0
  const sides = [
    { length: height, depth: width, at: across },
    { length: height, depth: width, at: (x: number, y: number) => across(width - 1 - x, y) },
    { length: width, depth: height, at: down },
    { length: width, depth: height, at: (x: number, y: number) => down(height - 1 - x, y) },
  ]
  return sides.filter(hasEdge).length
}

interface Side {
  readonly length: number
  readonly depth: number
  /** brightness so far from the side, so far along it */
  readonly at: (from: number, along: number) => number
}

/** The first change from the side inwards stands at one depth along most of it. */
function hasEdge({ length, depth, at }: Side): boolean {
  const reach = Math.max(1, Math.round(LEAN * length))
  const counts = new Uint32Array(Math.ceil((depth * OUTER) / reach) + 2)
  for (let along = 0; along < length; along++) {
    const first = firstChange(depth, (from) => at(from, along))
    if (first === undefined) continue
    const bin = Math.floor(first / reach)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts.some((count, bin) => count + (counts[bin + 1] ?? 0) >= LONG * length)
}

function firstChange(depth: number, at: (from: number) => number): number | undefined {
  for (let from = 3; from < depth * OUTER; from++) if (Math.abs(at(from) - at(from - 3)) > STEP) return from
  return undefined
}
