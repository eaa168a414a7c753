import type { Schedule } from '#flights/engine/schedule.ts'

interface Way {
  readonly from: number
  readonly to: number
  readonly first: number
}

/** Calls `see` for each middle pair of a three-flight way, with the marked airport where the last flight starts. */
export function eachMiddle(
  { pairs, desk, connections }: Schedule,
  { from, to, first }: Way,
  see: (second: number, leaving: number) => void,
): void {
  const { near, nearStart } = connections
  const airport = pairs.to[first] ?? 0
  const endNear = nearStart[airport + 1] ?? 0
  for (let at = nearStart[airport] ?? 0; at < endNear; at += 1) {
    const middle = near[at] ?? 0
    if (middle === from || middle === to) continue
    const end = pairs.outStart[middle + 1] ?? 0
    for (let second = pairs.outStart[middle] ?? 0; second < end; second += 1) {
      const through = pairs.to[second] ?? 0
      if (through === from || through === to) continue
      const endLeaving = nearStart[through + 1] ?? 0
      for (let place = nearStart[through] ?? 0; place < endLeaving; place += 1) {
        const leaving = near[place] ?? 0
        if (desk.marks[leaving] === desk.mark && leaving !== middle && leaving !== from) see(second, leaving)
      }
    }
  }
}
