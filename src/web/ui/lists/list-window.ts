export interface Part {
  readonly from: number
  readonly to: number
}

export interface Sight {
  readonly top: number
  readonly bottom: number
}

export interface Measures {
  readonly count: number
  readonly heightOf: (at: number) => number
}

/** of a list that nothing was measured of yet */
const assumedHeight = 190

/** Height of unmeasured items: that of most measured ones. */
export function usualOf(measured: Iterable<number>): number {
  const all = [...measured].toSorted((a, b) => a - b)
  return all[Math.floor(all.length / 2)] ?? assumedHeight
}

/** So many items are drawn at once at most; they fill several screens. */
export const drawnAtMost = 12

/** extra items on either side */
const spare = 4

/** More ahead of the reader than behind. */
export function partAround(sight: Sight, { count, heightOf }: Measures): Part {
  const first = itemAt(sight.top, { count, heightOf })
  const last = itemAt(sight.bottom, { count, heightOf })
  const most = Math.max(drawnAtMost, last - first + 1 + 2 * spare)
  const behind = Math.floor((most - (last - first + 1)) / 3)
  const from = Math.max(0, Math.min(first - behind, count - most))
  return { from, to: Math.min(count, from + most) }
}

export function holds({ from, to }: Part, sight: Sight, measures: Measures): boolean {
  const { count } = measures
  const first = itemAt(sight.top, measures)
  const last = itemAt(sight.bottom, measures)
  return (from === 0 || first - spare >= from) && (to === count || last + spare < to)
}

export function heightBetween({ from, to }: Part, heightOf: (at: number) => number): number {
  let height = 0
  for (let at = from; at < to; at += 1) height += heightOf(at)
  return height
}

function itemAt(offset: number, { count, heightOf }: Measures): number {
  let bottom = 0
  for (let at = 0; at < count; at += 1) {
    bottom += heightOf(at)
    if (bottom > offset) return at
  }
  return Math.max(0, count - 1)
}
