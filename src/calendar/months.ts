/** By which calendar somebody counts months; weeks begin on Saturday in both. */
export type CalendarKind = 'jalali' | 'gregorian'

/** A month of either calendar: its number, its first day and how many days it has. */
export interface Month {
  readonly kind: CalendarKind
  readonly year: number
  readonly month: number
  readonly first: Temporal.PlainDate
  readonly days: number
}

const systems: Readonly<Record<CalendarKind, string>> = { jalali: 'persian', gregorian: 'iso8601' }

/** The month a day lies in. */
export function monthOf(date: Temporal.PlainDate, kind: CalendarKind): Month {
  const own = date.withCalendar(systems[kind])
  const { year, month, daysInMonth } = own
  return { kind, year, month, first: own.with({ day: 1 }).withCalendar('iso8601'), days: daysInMonth }
}

/** Every month from the first day's to the last day's. */
export function monthsBetween(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  kind: CalendarKind,
): readonly Month[] {
  const months = [monthOf(first, kind)]
  for (;;) {
    const next = nextOf(months.at(-1) ?? monthOf(first, kind))
    if (Temporal.PlainDate.compare(next.first, last) > 0) return months
    months.push(next)
  }
}

/** The same day of another month; the last one where that month is shorter. */
export function byMonths(date: Temporal.PlainDate, months: number, kind: CalendarKind): Temporal.PlainDate {
  return date.withCalendar(systems[kind]).add({ months }).withCalendar('iso8601')
}

function nextOf({ first, days, kind }: Month): Month {
  return monthOf(first.add({ days }), kind)
}
