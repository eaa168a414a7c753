import { calendarKind } from '#calendar/display-calendar.ts'
import { jalali } from '#calendar/jalali.ts'
import type { CalendarKind } from '#calendar/months.ts'
import { gregorianMonthName, jalaliMonthName, weekdayName } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'

/** In the viewer's calendar, as all that is said here without another. */
export function calendarDay(date: Temporal.PlainDate, kind: CalendarKind = calendarKind()) {
  return kind === 'jalali' ? jalali(date) : date
}

/** «پنجشنبه ۱۲ آذر»: everywhere but on documents. */
export function weekdayDayMonth(date: Temporal.PlainDate): string {
  return `${weekdayName(date)} ${dayMonth(date)}`
}

export function dayMonth(date: Temporal.PlainDate, kind: CalendarKind = calendarKind()): string {
  const { month, day } = calendarDay(date, kind)
  return `${persianDigits(day)} ${monthName(month, kind)}`
}

/** «پنجشنبه ۱۲ آذر ۱۴۰۵»: on documents, and for other years. */
export function fullDate(date: Temporal.PlainDate): string {
  return `${weekdayName(date)} ${dateWithYear(date)}`
}

/** «۱۲ آذر ۱۴۰۵», «۳ دسامبر ۲۰۲۶» */
export function dateWithYear(date: Temporal.PlainDate, kind: CalendarKind = calendarKind()): string {
  return `${dayMonth(date, kind)} ${persianDigits(calendarDay(date, kind).year)}`
}

export function dateSeenFrom(today: Temporal.PlainDate, date: Temporal.PlainDate): string {
  return isSameYear(today, date) ? weekdayDayMonth(date) : fullDate(date)
}

/** «۱۲ آذر», «۱۲ آذر ۱۴۰۴» */
export function dayMonthSeenFrom(today: Temporal.PlainDate, date: Temporal.PlainDate): string {
  return isSameYear(today, date) ? dayMonth(date) : dateWithYear(date)
}

function isSameYear(today: Temporal.PlainDate, date: Temporal.PlainDate): boolean {
  return calendarDay(today).year === calendarDay(date).year
}

export function gregorianDate(date: Temporal.PlainDate): string {
  return dateWithYear(date, 'gregorian')
}

/** The same day in the calendar that was not chosen. */
export function otherDate(date: Temporal.PlainDate): string {
  return dateWithYear(date, calendarKind() === 'jalali' ? 'gregorian' : 'jalali')
}

export function monthYear(year: number, month: number, kind: CalendarKind = 'jalali'): string {
  return `${monthName(month, kind)} ${persianDigits(year)}`
}

function monthName(month: number, kind: CalendarKind): string {
  return kind === 'jalali' ? jalaliMonthName(month) : gregorianMonthName(month)
}

/** «۱۷ تا ۲۳ دسامبر ۲۰۲۶», «۲۸ دسامبر ۲۰۲۶ تا ۲ ژانویه ۲۰۲۷»: in the calendar that was not chosen. */
export function otherDateRange(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const kind = calendarKind() === 'jalali' ? 'gregorian' : 'jalali'
  const [start, end] = [calendarDay(from, kind), calendarDay(to, kind)]
  if (start.year !== end.year) return `${otherDate(from)} تا ${otherDate(to)}`
  const first = start.month === end.month ? persianDigits(start.day) : dayMonth(from, kind)
  return `${first} تا ${otherDate(to)}`
}

/** «۱۲ تا ۱۵ آذر», «۲۸ آذر تا ۲ دی» */
export function dateRange(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const [start, end] = [calendarDay(from), calendarDay(to)]
  const sameMonth = start.year === end.year && start.month === end.month
  return `${sameMonth ? persianDigits(start.day) : dayMonth(from)} تا ${dayMonth(to)}`
}

export function dateRangeSeenFrom(
  today: Temporal.PlainDate,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): string {
  const [first, last] = [dayMonthSeenFrom(today, from), dayMonthSeenFrom(today, to)]
  return last === dayMonth(to) && first === dayMonth(from) ? dateRange(from, to) : `${first} تا ${last}`
}

export function clockTime({ hour, minute }: { readonly hour: number; readonly minute: number }): string {
  return persianDigits(`${twoDigits(hour)}:${twoDigits(minute)}`)
}

/** «ساعت ۰۵:۱۵»; on another day than `day` with its date: «چهارشنبه ۱۱ آذر، ساعت ۲۳:۴۵». */
export function hourSeenFrom(day: Temporal.PlainDate, at: Temporal.PlainDateTime): string {
  const hour = `ساعت ${clockTime(at)}`
  return at.toPlainDate().equals(day) ? hour : `${weekdayDayMonth(at.toPlainDate())}، ${hour}`
}

/** «+۱», «−۱»: day of arrival relative to departure; '' on the same day. */
export function laterMark(departs: Temporal.PlainDate, arrives: Temporal.PlainDate): string {
  const days = departs.until(arrives, { largestUnit: 'day' }).days
  return days === 0 ? '' : `${days > 0 ? '+' : '−'}${persianDigits(Math.abs(days))}`
}

export function durationWords(minutes: number): string {
  const hours = Math.trunc(minutes / 60)
  const rest = minutes % 60
  const words = []
  if (hours > 0) words.push(`${persianDigits(hours)} ساعت`)
  if (rest > 0 || hours === 0) words.push(`${persianDigits(rest)} دقیقه`)
  return words.join(' و ')
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
