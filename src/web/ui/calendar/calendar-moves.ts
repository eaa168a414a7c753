import { byMonths, type CalendarKind } from '#calendar/months.ts'
import { weekdayFromSaturday } from '#calendar/names.ts'

type Day = Temporal.PlainDate

/** Time runs to the left: the left arrow is tomorrow. */
const moves: Readonly<Record<string, (day: Day, kind: CalendarKind) => Day>> = {
  ArrowLeft: (day) => day.add({ days: 1 }),
  ArrowRight: (day) => day.subtract({ days: 1 }),
  ArrowDown: (day) => day.add({ days: 7 }),
  ArrowUp: (day) => day.subtract({ days: 7 }),
  Home: (day) => day.subtract({ days: weekdayFromSaturday(day) }),
  End: (day) => day.add({ days: 6 - weekdayFromSaturday(day) }),
  PageDown: (day, kind) => byMonths(day, 1, kind),
  PageUp: (day, kind) => byMonths(day, -1, kind),
}

export function movedBy(
  key: string,
  from: Day,
  { open, kind }: { readonly open: readonly [Day, Day]; readonly kind: CalendarKind },
): Day | undefined {
  const to = moves[key]?.(from, kind)
  return to && waitAtMost(open, to)
}

export function waitAtMost([first, last]: readonly [Day, Day], day: Day): Day {
  if (Temporal.PlainDate.compare(day, first) < 0) return first
  return Temporal.PlainDate.compare(day, last) > 0 ? last : day
}
