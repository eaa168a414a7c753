import { hasSeats, type Schedule } from '#flights/engine/schedule.ts'
import { DAY } from '#flights/engine/timetable.ts'

export interface Span {
  readonly pair: number
  readonly since: number
  readonly until: number
  readonly seats: number
}

/** Calls `see` for each flight with enough seats departing in [since, until), in order. */
export function eachFlight(schedule: Schedule, span: Span, see: (slot: number, day: number) => void): void {
  const { slots, days } = schedule
  const begin = schedule.pairs.slotStart[span.pair] ?? 0
  const end = schedule.pairs.slotStart[span.pair + 1] ?? 0
  for (let day = span.since < 0 ? 0 : Math.floor(span.since / DAY); day < days; day += 1) {
    const flights = begin * days + day * (end - begin) - begin
    for (let slot = begin; slot < end; slot += 1) {
      const leaves = day * DAY + (slots.departs[slot] ?? 0)
      if (leaves < span.since) continue
      if (leaves >= span.until) return
      if (hasSeats(schedule, flights + slot, span.seats)) see(slot, day)
    }
  }
}
