import { plus, type Rial, ZERO } from '#money/rial.ts'

export interface Bed {
  readonly roomTypeId: string
  readonly total: Rial
}

export interface Lodging<One extends Bed> {
  readonly chosen: readonly One[]
  readonly total: Rial
}

/** Cheapest assignment of all rooms; `left` per type. undefined when impossible.
 * At most six rooms and few types: branch and bound over all. */
export function cheapestLodging<One extends Bed>(
  rooms: readonly (readonly One[])[],
  left: ReadonlyMap<string, number>,
): Lodging<One> | undefined {
  const cheapestFirst = rooms.map((beds) => beds.toSorted((a, b) => a.total - b.total))
  const leastFrom = leastOfTheRest(cheapestFirst)
  let best: Lodging<One> | undefined

  function walk(place: number, { chosen, total }: Lodging<One>, free: ReadonlyMap<string, number>): void {
    const beds = cheapestFirst[place]
    if (beds === undefined) {
      best = { chosen, total }
      return
    }
    for (const bed of beds) {
      const sofar = plus(total, bed.total)
      if (best !== undefined && sofar + (leastFrom[place + 1] ?? 0) >= best.total) return
      const still = free.get(bed.roomTypeId) ?? 0
      if (still === 0) continue
      walk(
        place + 1,
        { chosen: [...chosen, bed], total: sofar },
        new Map(free).set(bed.roomTypeId, still - 1),
      )
    }
  }

  walk(0, { chosen: [], total: ZERO }, left)
  return best
}

/** Lower bound: the cost of the rooms from each index on, ignoring availability. */
function leastOfTheRest(rooms: readonly (readonly Bed[])[]): readonly number[] {
  const sums = [0]
  for (const beds of rooms.toReversed()) sums.unshift((sums[0] ?? 0) + (beds[0]?.total ?? 0))
  return sums
}
