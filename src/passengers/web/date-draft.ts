import { dateFromForm } from '#calendar/form-date.ts'
import { jalali } from '#calendar/jalali.ts'
import type { CalendarKind } from '#calendar/months.ts'

export interface DateDraft {
  readonly calendar: CalendarKind
  readonly day: string
  readonly month: string
  readonly year: string
}

export const noDate: DateDraft = { calendar: 'jalali', day: '', month: '', year: '' }

/** "1371-5-24"; empty unless all three are chosen. */
export function dateText({ day, month, year }: DateDraft): string {
  return day === '' || month === '' || year === '' ? '' : `${year}-${month}-${day}`
}

/** The days of the month, with the chosen one so that a fault shows: thirty-one before a month is chosen. */
export function daysOf({ calendar, day: chosen, month, year }: DateDraft): readonly number[] {
  const of = year === '' ? leapYears[calendar] : year
  const days = Array.from({ length: 31 }, (_, index) => index + 1)
  return days.filter(
    (day) => month === '' || String(day) === chosen || dateFromForm(`${of}-${month}-${day}`) !== undefined,
  )
}

const leapYears = { jalali: '1403', gregorian: '2024' } as const satisfies Record<CalendarKind, string>

/** The same day in the other calendar; a date that is not whole yet starts anew there. */
export function inCalendar(draft: DateDraft, calendar: CalendarKind): DateDraft {
  const date = dateFromForm(dateText(draft))
  return date === undefined ? { ...noDate, calendar } : dateDraftOf(date, calendar)
}

export function dateDraftOf(date: Temporal.PlainDate, calendar: CalendarKind): DateDraft {
  const { year, month, day } = calendar === 'jalali' ? jalali(date) : date
  return { calendar, day: String(day), month: String(month), year: String(year) }
}

export function yearIn(date: Temporal.PlainDate, calendar: CalendarKind): number {
  return calendar === 'jalali' ? jalali(date).year : date.year
}
