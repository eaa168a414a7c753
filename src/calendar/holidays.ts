import { LUNAR_HOLIDAYS, SOLAR_HOLIDAYS } from '#calendar/holiday-table.ts'
import { fromJalali, isLeapYear, jalali } from '#calendar/jalali.ts'

export interface Holiday {
  readonly name: string
  /** the moon may move it by a day */
  readonly approximate: boolean
}

/** The official holidays of a day, the certain before the approximate; none on most days. */
export function holidaysOn(date: Temporal.PlainDate): readonly Holiday[] {
  const { year, month, day } = jalali(date)
  const here = ([m, d]: readonly [number, number, ...unknown[]]) => m === month && d === day
  return [
    ...SOLAR_HOLIDAYS.filter(here).map(([, , name]) => ({ name, approximate: false })),
    ...(LUNAR_HOLIDAYS[year] ?? []).filter(here).map(([, , name]) => ({ name, approximate: true })),
  ]
}

/** The first official holiday of a day, or undefined. Fridays are not holidays by this; see `isDayOff`. */
export function holidayOf(date: Temporal.PlainDate): Holiday | undefined {
  return holidaysOn(date)[0]
}

/** The weekly holiday. */
export function isFriday(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek === 5
}

/** Friday or an official holiday: the calendar's red days. */
export function isDayOff(date: Temporal.PlainDate): boolean {
  return isFriday(date) || holidayOf(date) !== undefined
}

/** «شب یلدا», «چهارشنبه‌سوری», «نوروز»: evenings and days people travel for, a working day or not. */
export function occasionOf(date: Temporal.PlainDate): string | undefined {
  const { year, month, day } = jalali(date)
  if (month === 9 && day === 30) return 'شب یلدا'
  if (month === 1 && day === 1) return 'نوروز'
  if (month === 1 && day === 13) return 'سیزده‌به‌در'
  return date.equals(lastTuesdayOf(year)) ? 'چهارشنبه‌سوری' : undefined
}

/** The fire is lit on the eve of the year's last Wednesday. */
function lastTuesdayOf(year: number): Temporal.PlainDate {
  const lastDay = fromJalali(year, 12, isLeapYear(year) ? 30 : 29)
  const wednesday = lastDay.subtract({ days: (lastDay.dayOfWeek - 3 + 7) % 7 })
  return wednesday.subtract({ days: 1 })
}
