import { cellOf } from '#flights/engine/connections.ts'
import type { Schedule } from '#flights/engine/schedule.ts'

/** What it takes to change from a flight of one pair to one of another, where the first ends and the second begins. */
export function cellBetween({ pairs }: Schedule, arriving: number, departing: number): number {
  return cellOf(
    pairs.from[departing] ?? 0,
    pairs.isInternational[arriving] ?? 0,
    pairs.isInternational[departing] ?? 0,
  )
}

/** May an airline that sells through tickets fly both pairs? Yes may be wrong, no never is. */
export function mayShare({ pairs }: Schedule, one: number, other: number): boolean {
  return ((pairs.sellers[one] ?? 0) & (pairs.sellers[other] ?? 0)) !== 0
}
