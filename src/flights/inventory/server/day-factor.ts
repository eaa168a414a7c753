import { isDayOff, isFriday } from '#calendar/holidays.ts'
import { jalali } from '#calendar/jalali.ts'
import { weekdayFromSaturday } from '#calendar/names.ts'

const thursday = 5

/**
 * How much dearer than an ordinary day a date is, in percent. Nowruz from 25 Esfand to 14 Farvardin is the dearest,
 * then holidays and the days beside them, then the weekend.
 */
export function dayFactor(date: Temporal.PlainDate): number {
  const { month, day } = jalali(date)
  if ((month === 12 && day >= 25) || (month === 1 && day <= 14)) return 135
  if (isHolidayTime(date)) return 118
  if (isFriday(date)) return 112
  return weekdayFromSaturday(date) === thursday ? 108 : 100
}

/** A holiday that is not just a Friday, or the day before or after it. */
function isHolidayTime(date: Temporal.PlainDate): boolean {
  return [-1, 0, 1].some((days) => {
    const near = date.add({ days })
    return isDayOff(near) && !isFriday(near)
  })
}
