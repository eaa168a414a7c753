import { fromJalali, jalali } from '#calendar/jalali.ts'

/** A Jalali month, as it stands in an address: `1405-09`. */
export interface JalaliMonth {
  readonly year: number
  readonly month: number
}

export function monthIn(text: string): JalaliMonth | undefined {
  const [, year, month] = /^(1[45]\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year === undefined ? undefined : { year: Number(year), month: Number(month) }
}

export function monthOf(date: Temporal.PlainDate): JalaliMonth {
  const { year, month } = jalali(date)
  return { year, month }
}

export function monthText({ year, month }: JalaliMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

export function monthsLater({ year, month }: JalaliMonth, months: number): JalaliMonth {
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Its first day, and the first of the next. */
export function daysOfMonth(month: JalaliMonth): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  const next = monthsLater(month, 1)
  return [fromJalali(month.year, month.month, 1), fromJalali(next.year, next.month, 1)]
}
