import { jalali } from '#calendar/jalali.ts'
import { gregorianMonthName, jalaliMonthName, weekdayName } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'

/** «پنجشنبه ۱۲ آذر»: how a date is written everywhere but on documents. */
export function weekdayDayMonth(date: Temporal.PlainDate): string {
  return `${weekdayName(date)} ${dayMonth(date)}`
}

/** «۱۲ آذر» */
export function dayMonth(date: Temporal.PlainDate): string {
  const { month, day } = jalali(date)
  return `${persianDigits(day)} ${jalaliMonthName(month)}`
}

/** «پنجشنبه ۱۲ آذر ۱۴۰۵»: on documents, and whenever the year is not the present one. */
export function fullDate(date: Temporal.PlainDate): string {
  return `${weekdayDayMonth(date)} ${persianDigits(jalali(date).year)}`
}

/** «پنجشنبه ۱۲ آذر», with the year when it is not today's. */
export function dateSeenFrom(today: Temporal.PlainDate, date: Temporal.PlainDate): string {
  return jalali(today).year === jalali(date).year ? weekdayDayMonth(date) : fullDate(date)
}

/** «۱۳ دسامبر ۲۰۲۶»: the second calendar, where a passport or a ticket is involved. */
export function gregorianDate(date: Temporal.PlainDate): string {
  return `${persianDigits(date.day)} ${gregorianMonthName(date.month)} ${persianDigits(date.year)}`
}

/** «آذر ۱۴۰۵»: the head of a month. */
export function monthYear(year: number, month: number): string {
  return `${jalaliMonthName(month)} ${persianDigits(year)}`
}

/** «۱۲ تا ۱۵ آذر», «۲۸ آذر تا ۲ دی»: a word, never a dash. */
export function dateRange(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const [start, end] = [jalali(from), jalali(to)]
  const sameMonth = start.year === end.year && start.month === end.month
  return `${sameMonth ? persianDigits(start.day) : dayMonth(from)} تا ${dayMonth(to)}`
}

/** «۰۶:۱۵»: 24 hours, two digits on both sides. Takes a time or a local date-time. */
export function clockTime({ hour, minute }: { readonly hour: number; readonly minute: number }): string {
  return persianDigits(`${twoDigits(hour)}:${twoDigits(minute)}`)
}

/** «ساعت ۰۵:۱۵»; «چهارشنبه ۱۱ آذر، ساعت ۲۳:۴۵» to who thinks of another day: an hour alone is read as one of that day. */
export function hourSeenFrom(day: Temporal.PlainDate, at: Temporal.PlainDateTime): string {
  const hour = `ساعت ${clockTime(at)}`
  return at.toPlainDate().equals(day) ? hour : `${weekdayDayMonth(at.toPlainDate())}، ${hour}`
}

/** «+۱», «−۱»: an arrival's day counted from that of its departure; nothing on the same day. */
export function laterMark(departs: Temporal.PlainDate, arrives: Temporal.PlainDate): string {
  const days = departs.until(arrives, { largestUnit: 'day' }).days
  return days === 0 ? '' : `${days > 0 ? '+' : '−'}${persianDigits(Math.abs(days))}`
}

/** «۱ ساعت و ۲۵ دقیقه», «۴۵ دقیقه», «۲ ساعت». */
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
