import { isDayOff, isFriday } from '#calendar/holidays.ts'
import { jalali } from '#calendar/jalali.ts'
import { weekdayFromSaturday } from '#calendar/names.ts'

const thursday = 5

/** Percent of an ordinary day's price. Nowruz (25 Esfand to 14 Farvardin) is
 * dearest, then holidays with the days around, then weekends. */
export function dayFactor(date: Temporal.PlainDate): number {
  const { month, day } = jalali(date)
  if ((month === 12 && day >= 25) || (month === 1 && day <= 14)) return 135
  if (isHolidayTime(date)) return 118
  if (isFriday(date)) return 112
  return weekdayFromSaturday(date) === thursday ? 108 : 100
}

function isHolidayTime(date: Temporal.PlainDate): boolean {
  return [-1, 0, 1].some((days) => {
    const near = date.add({ days })
    return isDayOff(near) && !isFriday(near)
  })
}
