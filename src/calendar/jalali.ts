/** Year 1405, month 1–12 from Farvardin, day 1–31. */
export interface JalaliDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** `2026-11-21` is 30 Aban 1405. */
export function jalali(date: Temporal.PlainDate): JalaliDay {
  const { year, month, day } = date.withCalendar('persian')
  return { year, month, day }
}

/** RangeError for a day that does not exist (30 Esfand 1405); see `isJalaliDay`. */
export function fromJalali(year: number, month: number, day: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(
    { calendar: 'persian', year, month, day },
    { overflow: 'reject' },
  ).withCalendar('iso8601')
}

export function isJalaliDay({ year, month, day }: JalaliDay): boolean {
  const whole = [year, month, day].every(Number.isSafeInteger)
  return (
    whole &&
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  )
}

/** 31 up to Shahrivar, 30 up to Bahman, Esfand 29 or 30. */
export function daysInMonth(year: number, month: number): number {
  if (month <= 6) return 31
  if (month <= 11) return 30
  return isLeapYear(year) ? 30 : 29
}

/** Esfand has 30 days: 1399, 1403, 1408. */
export function isLeapYear(year: number): boolean {
  return fromJalali(year, 1, 1).withCalendar('persian').inLeapYear
}
