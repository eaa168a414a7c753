import { type Schedule, slotFrom } from '#flights/engine/schedule.ts'
import { DAY } from '#flights/engine/timetable.ts'

export interface Span {
  since: number
  until: number
  seats: number
}

export function cheapestIn(schedule: Schedule, pair: number, span: Span): number {
  const { seats, prices, slots, amounts } = schedule
  const begin = schedule.pairs.slotStart[pair] ?? 0
  const end = schedule.pairs.slotStart[pair + 1] ?? 0
  let least = Number.POSITIVE_INFINITY
  const since = Math.max(0, span.since)
  let slot = slotFrom(schedule, pair, since % DAY)
  for (let day = Math.floor(since / DAY); day < schedule.days; day += 1) {
    const flights = begin * schedule.days + day * (end - begin) - begin
    for (; slot < end; slot += 1) {
      if (day * DAY + (slots.departs[slot] ?? 0) >= span.until) return least
      if ((seats[flights + slot] ?? 0) < span.seats) continue
      const price = amounts.values[prices[flights + slot] ?? 0] ?? 0
      if (price < least) least = price
    }
    slot = begin
  }
  return least
}
