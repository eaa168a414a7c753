import { cellOf, changePlace } from '#flights/engine/connections.ts'
import type { Schedule } from '#flights/engine/schedule.ts'

/** What it takes to change from a flight of one pair to one of another, which begins where the first ends or near it. */
export function cellBetween({ pairs, connections }: Schedule, arriving: number, departing: number): number {
  return cellOf(
    changePlace(connections, pairs.to[arriving] ?? 0, pairs.from[departing] ?? 0),
    pairs.isInternational[arriving] ?? 0,
    pairs.isInternational[departing] ?? 0,
  )
}

/** May an airline that sells through tickets fly both pairs? Yes may be wrong, no never is. */
export function mayShare({ pairs }: Schedule, one: number, other: number): boolean {
  return ((pairs.sellers[one] ?? 0) & (pairs.sellers[other] ?? 0)) !== 0
}
