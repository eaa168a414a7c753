/** Weeks begin on Saturday in both. */
export type CalendarKind = 'jalali' | 'gregorian'

export interface Month {
  readonly kind: CalendarKind
  readonly year: number
  readonly month: number
  readonly first: Temporal.PlainDate
  readonly days: number
}

const systems: Readonly<Record<CalendarKind, string>> = { jalali: 'persian', gregorian: 'iso8601' }

export function monthOf(date: Temporal.PlainDate, kind: CalendarKind): Month {
  const own = date.withCalendar(systems[kind])
  const { year, month, daysInMonth } = own
  return { kind, year, month, first: own.with({ day: 1 }).withCalendar('iso8601'), days: daysInMonth }
}

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

/** Clamped to the month's last day. */
export function byMonths(date: Temporal.PlainDate, months: number, kind: CalendarKind): Temporal.PlainDate {
  return date.withCalendar(systems[kind]).add({ months }).withCalendar('iso8601')
}

function nextOf({ first, days, kind }: Month): Month {
  return monthOf(first.add({ days }), kind)
}
