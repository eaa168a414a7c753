/** A search. Minutes count from midnight UTC of the schedule's first day. */
export interface Wanted {
  readonly from: number
  readonly to: number
  readonly since: number
  readonly until: number
  /** seats needed on every flight; 0 includes sold-out flights that had a price */
  readonly seats: number
  readonly legs: 1 | 2 | 3
  /** the longest wait between two flights */
  readonly layoverMinutes: number
  readonly tripMinutes: number
}

/** Twelve hours per connection, a day and a half in all. */
export const usualLimits = { legs: 3, layoverMinutes: 720, tripMinutes: 2160 } as const

/** A local day in the schedule's minutes. On days of 23 or 25 hours, take the next day's `since` for `until`. */
export function localDay(day: number, offsetMinutes: number): { since: number; until: number } {
  const since = day * 1440 - offsetMinutes
  return { since, until: since + 1440 }
}
