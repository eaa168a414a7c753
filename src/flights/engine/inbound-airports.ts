import { unmarked } from '#flights/engine/desk.ts'
import type { Schedule } from '#flights/engine/schedule.ts'

export function markInto({ pairs, desk }: Schedule, to: number): void {
  const { marks, lastPair, mark } = unmarked(desk)
  const end = pairs.intoStart[to + 1] ?? 0
  for (let at = pairs.intoStart[to] ?? 0; at < end; at += 1) {
    const pair = pairs.into[at] ?? 0
    marks[pairs.from[pair] ?? 0] = mark
    lastPair[pairs.from[pair] ?? 0] = pair
  }
}
