import { cellOf, changePlace } from '#flights/engine/connections.ts'
import type { Schedule } from '#flights/engine/schedule.ts'

/** The connection rule from one pair to another that begins at the same or a nearby airport. */
export function cellBetween({ pairs, connections }: Schedule, arriving: number, departing: number): number {
  return cellOf(
    changePlace(connections, pairs.to[arriving] ?? 0, pairs.from[departing] ?? 0),
    pairs.isInternational[arriving] ?? 0,
    pairs.isInternational[departing] ?? 0,
  )
}

export function mayShare({ pairs }: Schedule, one: number, other: number): boolean {
  return ((pairs.sellers[one] ?? 0) & (pairs.sellers[other] ?? 0)) !== 0
}
