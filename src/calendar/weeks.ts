import type { Month } from '#calendar/months.ts'
import { weekdayFromSaturday } from '#calendar/names.ts'

export function weekOf(date: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const saturday = date.subtract({ days: weekdayFromSaturday(date) })
  return daysFrom(saturday, 7)
}

export function weekAround(date: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  return daysFrom(date.subtract({ days: 3 }), 7)
}

export function daysFrom(first: Temporal.PlainDate, count: number): readonly Temporal.PlainDate[] {
  return Array.from({ length: count }, (_, days) => first.add({ days }))
}

export type MonthCell = Temporal.PlainDate | undefined

/** From Saturday; cells outside the month are undefined. */
export function monthGrid({ first, days }: Pick<Month, 'first' | 'days'>): readonly (readonly MonthCell[])[] {
  const before = weekdayFromSaturday(first)
  const rows = Math.ceil((before + days) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = row * 7 + column - before
      return index >= 0 && index < days ? first.add({ days: index }) : undefined
    }),
  )
}
