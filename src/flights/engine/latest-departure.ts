import { hasSeats } from '#flights/engine/schedule.ts'
import { DAY } from '#flights/engine/timetable.ts'
import type { Trip } from '#flights/engine/trip.ts'

/** The latest departure arriving before the trip's limit; −1 when there is none. */
export function latestBefore({ schedule, seats, limit }: Trip, pair: number): number {
  const { pairs, slots, days } = schedule
  const begin = pairs.slotStart[pair] ?? 0
  const end = pairs.slotStart[pair + 1] ?? 0
  const last = limit - (pairs.shortest[pair] ?? 0)
  for (let day = Math.min(days - 1, Math.floor(last / DAY)); day >= 0; day -= 1) {
    const flights = begin * days + day * (end - begin) - begin
    for (let slot = end - 1; slot >= begin; slot -= 1) {
      const leaves = day * DAY + (slots.departs[slot] ?? 0)
      if (leaves + (slots.duration[slot] ?? 0) < limit && hasSeats(schedule, flights + slot, seats))
        return leaves
    }
  }
  return -1
}
