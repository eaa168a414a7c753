import { LUNAR_HOLIDAYS, SOLAR_HOLIDAYS } from '#calendar/holiday-table.ts'
import { fromJalali, isLeapYear, jalali } from '#calendar/jalali.ts'

export interface Holiday {
  readonly name: string
  readonly approximate: boolean
}

/** Certain before approximate. */
export function holidaysOn(date: Temporal.PlainDate): readonly Holiday[] {
  const { year, month, day } = jalali(date)
  const here = ([m, d]: readonly [number, number, ...unknown[]]) => m === month && d === day
  return [
    ...SOLAR_HOLIDAYS.filter(here).map(([, , name]) => ({ name, approximate: false })),
    ...(LUNAR_HOLIDAYS[year] ?? []).filter(here).map(([, , name]) => ({ name, approximate: true })),
  ]
}

export function holidayOf(date: Temporal.PlainDate): Holiday | undefined {
  return holidaysOn(date)[0]
}

export function isFriday(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek === 5
}

export function isDayOff(date: Temporal.PlainDate): boolean {
  return isFriday(date) || holidayOf(date) !== undefined
}

/** «شب یلدا», «چهارشنبه‌سوری», «نوروز»: days people travel for, holiday or not. */
export function occasionOf(date: Temporal.PlainDate): string | undefined {
  const { year, month, day } = jalali(date)
  if (month === 9 && day === 30) return 'شب یلدا'
  if (month === 1 && day === 1) return 'نوروز'
  if (month === 1 && day === 13) return 'سیزده‌به‌در'
  return date.equals(lastTuesdayOf(year)) ? 'چهارشنبه‌سوری' : undefined
}

/** چهارشنبه‌سوری is the evening before the last Wednesday. */
function lastTuesdayOf(year: number): Temporal.PlainDate {
  const lastDay = fromJalali(year, 12, isLeapYear(year) ? 30 : 29)
  const wednesday = lastDay.subtract({ days: (lastDay.dayOfWeek - 3 + 7) % 7 })
  return wednesday.subtract({ days: 1 })
}
