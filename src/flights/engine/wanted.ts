/** What a search asks for. Minutes are the schedule's: from midnight UTC of its first day. */
export interface Wanted {
  readonly from: number
  readonly to: number
  /** departs at `since` or later, and before `until` */
  readonly since: number
  readonly until: number
  /** on every flight so many seats are left; of those with none, too, by 0, if they have had a price */
  readonly seats: number
  /** flights at most */
  readonly legs: 1 | 2 | 3
  /** the longest wait between two flights */
  readonly layoverMinutes: number
  /** from the first departure to the last arrival at most */
  readonly tripMinutes: number
}

/** Twelve hours in an airport, a day and a half on the way. */
export const usualLimits = { legs: 3, layoverMinutes: 720, tripMinutes: 2160 } as const

/**
 * A day at an airport, in the schedule's minutes: `offsetMinutes` is what its clocks are ahead of UTC on that day. Days of
 * 23 and 25 hours have two offsets: take the next day's `since` for their `until`.
 */
export function localDay(day: number, offsetMinutes: number): { since: number; until: number } {
  const since = day * 1440 - offsetMinutes
  return { since, until: since + 1440 }
}
