import { jalali } from '#calendar/jalali.ts'
import { weekdayFromSaturday } from '#calendar/names.ts'

type Day = Temporal.PlainDate

/** Where a key leads from a day; time runs to the left, so the left arrow is tomorrow. */
const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => day.add({ days: 1 }),
  ArrowRight: (day) => day.subtract({ days: 1 }),
  ArrowDown: (day) => day.add({ days: 7 }),
  ArrowUp: (day) => day.subtract({ days: 7 }),
  Home: (day) => day.subtract({ days: weekdayFromSaturday(day) }),
  End: (day) => day.add({ days: 6 - weekdayFromSaturday(day) }),
  PageDown: (day) => byMonths(day, 1),
  PageUp: (day) => byMonths(day, -1),
}

/** The day a key leads to, kept between the first and the last that may be chosen; undefined for other keys. */
export function movedBy(key: string, from: Day, [first, last]: readonly [Day, Day]): Day | undefined {
  const to = moves[key]?.(from)
  if (!to) return undefined
  if (Temporal.PlainDate.compare(to, first) < 0) return first
  return Temporal.PlainDate.compare(to, last) > 0 ? last : to
}

export type Month = { year: number; month: number }

/** Every Jalali month from the first day's to the last day's. */
export function monthsBetween(first: Day, last: Day): readonly Month[] {
  const [start, end] = [jalali(first), jalali(last)]
  const count = (end.year - start.year) * 12 + end.month - start.month + 1
  return Array.from({ length: count }, (_, index) => {
    const months = start.month - 1 + index
    return { year: start.year + Math.floor(months / 12), month: (months % 12) + 1 }
  })
}

function byMonths(day: Day, months: number): Day {
  return day.withCalendar('persian').add({ months }).withCalendar('iso8601')
}
