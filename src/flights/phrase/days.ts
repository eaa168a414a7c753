import { isDayOff } from '#calendar/holidays.ts'
import { daysInMonth, fromJalali, isJalaliDay, jalali } from '#calendar/jalali.ts'
import { weekdayFromSaturday } from '#calendar/names.ts'

type Day = Temporal.PlainDate

/** The next such day of a Jalali month, not before `from`; undefined when there is none (31 Azar). */
export function onJalali(month: number, day: number, from: Day): Day | undefined {
  const { year } = jalali(from)
  const days = [year, year + 1]
    .filter((each) => isJalaliDay({ year: each, month, day }))
    .map((each) => fromJalali(each, month, day))
  return days.find((date) => Temporal.PlainDate.compare(date, from) >= 0)
}

export function onGregorian(month: number, day: number, from: Day): Day | undefined {
  const inYear = (year: number) => {
    const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' })
    return date.day === day ? [date] : []
  }
  return [from.year, from.year + 1]
    .flatMap(inYear)
    .find((date) => Temporal.PlainDate.compare(date, from) >= 0)
}

export function lastOfJalali(month: number, from: Day): Day | undefined {
  const first = onJalali(month, 1, from.subtract({ days: 29 }))
  if (first === undefined) return undefined
  return first.add({ days: daysInMonth(jalali(first).year, month) - 1 })
}

export function nextWeekday(weekday: number, from: Day): Day {
  return from.add({ days: ((weekday - weekdayFromSaturday(from) + 6) % 7) + 1 })
}

/** Weeks begin on Saturday. */
export function inWeekAfter(weekday: number, from: Day): Day {
  return from.add({ days: 7 - weekdayFromSaturday(from) + weekday })
}

/** Thursday and Friday; on a Friday those of the week that begins. */
export function weekendFrom(from: Day, weeks: number): readonly [Day, Day] {
  const weekday = weekdayFromSaturday(from)
  const friday = from.add({ days: (weekday === 6 ? 7 : 6 - weekday) + 7 * weeks })
  return [friday.subtract({ days: 1 }), friday]
}

/** The day of the same month as `from`, or of the next one. */
export function dayAfter(day: number, from: Day, isGregorian: boolean): Day | undefined {
  const calendar = isGregorian ? 'iso8601' : 'persian'
  const own = from.withCalendar(calendar)
  return [own, own.add({ months: 1 })]
    .filter((month) => day >= 1 && day <= month.daysInMonth)
    .map((month) => month.with({ day }).withCalendar('iso8601'))
    .find((date) => Temporal.PlainDate.compare(date, from) >= 0)
}

export function lastDayOff(date: Day): Day {
  const next = date.add({ days: 1 })
  return isDayOff(next) ? lastDayOff(next) : date
}

/** `1405/9/20`, `2026-12-11`, `9/20`, `20/9`: Jalali but for years after 1900. */
export function dayInDigits(text: string, from: Day): Day | undefined {
  const [a = 0, b = 0, c] = text.split(/[/.-]/).map(Number)
  if (c === undefined) return a <= 12 ? onJalali(a, b, from) : onJalali(b, a, from)
  if (a < 1900) return isJalaliDay({ year: a, month: b, day: c }) ? fromJalali(a, b, c) : undefined
  if (b < 1 || b > 12) return undefined
  const date = Temporal.PlainDate.from({ year: a, month: b, day: c }, { overflow: 'constrain' })
  return date.day === c ? date : undefined
}
