import { dateFromForm } from '#calendar/form-date.ts'
import { jalali } from '#calendar/jalali.ts'
import type { CalendarKind } from '#calendar/months.ts'

/** Empty until chosen; Latin digits. */
export interface DateDraft {
  readonly calendar: CalendarKind
  readonly day: string
  readonly month: string
  readonly year: string
}

export const noDate: DateDraft = { calendar: 'jalali', day: '', month: '', year: '' }

/** "1371-5-24"; empty unless all three are chosen. */
export function written({ day, month, year }: DateDraft): string {
  return day === '' || month === '' || year === '' ? '' : `${year}-${month}-${day}`
}

export function inCalendar(draft: DateDraft, calendar: CalendarKind): DateDraft {
  const date = dateFromForm(written(draft))
  return date === undefined ? { ...noDate, calendar } : dateDraftOf(date, calendar)
}

export function dateDraftOf(date: Temporal.PlainDate, calendar: CalendarKind): DateDraft {
  const { year, month, day } = calendar === 'jalali' ? jalali(date) : date
  return { calendar, day: String(day), month: String(month), year: String(year) }
}

export function yearIn(date: Temporal.PlainDate, calendar: CalendarKind): number {
  return calendar === 'jalali' ? jalali(date).year : date.year
}
