import { calendarKind } from '#calendar/display-calendar.ts'
import { calendarDay, monthYear } from '#calendar/formatted.ts'
import { daysInMonth, fromJalali } from '#calendar/jalali.ts'
import { persianDigits } from '#money/digits.ts'

export interface Span {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

const daysBack = ['7d', '30d', '90d'] as const
const monthsBack = 12

/** "30d": the last thirty days with today; "1405-08": a Jalali month; "2026-11": a Gregorian one; else undefined. */
export function spanOf(period: string, today: Temporal.PlainDate): Span | undefined {
  const back = daysBack.find((one) => one === period)
  if (back !== undefined) return { from: today.subtract({ days: Number.parseInt(back, 10) - 1 }), to: today }
  const [, year, month] = /^((?:1[34]|20)\d\d)-(0[1-9]|1[0-2])$/.exec(period) ?? []
  return year === undefined || month === undefined ? undefined : monthSpan(Number(year), Number(month))
}

function monthSpan(year: number, month: number): Span {
  if (year >= 2000) {
    const first = Temporal.PlainDate.from({ year, month, day: 1 })
    return { from: first, to: first.add({ days: first.daysInMonth - 1 }) }
  }
  const from = fromJalali(year, month, 1)
  return { from, to: from.add({ days: daysInMonth(year, month) - 1 }) }
}

/** What a statement can be looked through by: the last days, then the last twelve months of the viewer's calendar from this one. */
export function periodsOffered(
  today: Temporal.PlainDate,
): readonly { readonly value: string; readonly words: string }[] {
  const days = daysBack.map((value) => ({
    value,
    words: `${persianDigits(Number.parseInt(value, 10))} روز گذشته`,
  }))
  const { year, month } = calendarDay(today)
  const months = Array.from({ length: monthsBack }, (_, back) => {
    const count = year * 12 + (month - 1) - back
    const [inYear, named] = [Math.floor(count / 12), (count % 12) + 1]
    return {
      value: `${inYear}-${String(named).padStart(2, '0')}`,
      words: monthYear(inYear, named, calendarKind()),
    }
  })
  return [...days, ...months]
}
