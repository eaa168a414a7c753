import type { Pairs } from '#flights/engine/schedule.ts'

export function cheapestFirst(pairs: Pairs, origin: number): void {
  if (pairs.isUnsorted[origin] === 0) return
  pairs.isUnsorted[origin] = 0
  const { byFloor, floor } = pairs
  const begin = pairs.outStart[origin] ?? 0
  const end = pairs.outStart[origin + 1] ?? 0
  for (let next = begin + 1; next < end; next += 1) {
    const pair = byFloor[next] ?? 0
    const height = floor[pair] ?? 0
    let at = next
    while (at > begin && (floor[byFloor[at - 1] ?? 0] ?? 0) > height) {
      byFloor[at] = byFloor[at - 1] ?? 0
      at -= 1
    }
    byFloor[at] = pair
  }
}
