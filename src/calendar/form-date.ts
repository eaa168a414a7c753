import { fromJalali, isJalaliDay, jalali } from '#calendar/jalali.ts'
import { latinDigits } from '#money/digits.ts'

/** Later years are Gregorian: as Jalali years they are centuries ahead. */
const FIRST_GREGORIAN_YEAR = 1800

/** "1371-05-24", "۱۳۷۱/۵/۲۴" or Gregorian "1992-08-15", told apart by the year; undefined for no date. */
export function dateFromForm(text: string | undefined): Temporal.PlainDate | undefined {
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(latinDigits(text ?? '').trim())
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  if (year >= FIRST_GREGORIAN_YEAR) return gregorian(year, month, day)
  return isJalaliDay({ year, month, day }) ? fromJalali(year, month, day) : undefined
}

/** Jalali: "1371-05-24". */
export function dateForForm(date: Temporal.PlainDate): string {
  const { year, month, day } = jalali(date)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}

function gregorian(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  const isDay =
    month >= 1 && month <= 12 && day >= 1 && day <= new Temporal.PlainYearMonth(year, month).daysInMonth
  return isDay ? new Temporal.PlainDate(year, month, day) : undefined
}
