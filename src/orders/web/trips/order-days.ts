import { dateRange, dateSeenFrom } from '#calendar/formatted.ts'
import type { ProductFace } from '#orders/face.ts'
import type { OrderListed } from '#orders/responses.ts'
import { byDay, dayOf, sortKeyOf, type TripDay } from '#orders/trip-day.ts'
import { todayAt } from '#orders/web/today.ts'

export function daysOf(order: OrderListed, face: ProductFace, now: Temporal.Instant): readonly TripDay[] {
  if (face.days !== undefined) return face.days(order).toSorted(byDay)
  const { name, from, to, begins, people } = face.trip(order, now)
  if (begins === '') return []
  return [{ begins, icon: 'suitcase-rolling-duotone', title: name ?? `${from} به ${to}`, details: people }]
}

export interface DayInWords {
  /** by which days of several orders are put in order */
  readonly sortKey: string
  readonly title: string
  readonly when: string
  readonly details: string
}

/** Without what only ends. */
export function daysInWords(
  order: OrderListed,
  face: ProductFace,
  now: Temporal.Instant,
): readonly DayInWords[] {
  return daysOf(order, face, now)
    .filter(({ isEnd }) => isEnd !== true)
    .map((day) => ({
      sortKey: sortKeyOf(day),
      title: day.title,
      when: whenOf(day, todayAt(now)),
      details: day.details,
    }))
}

function whenOf({ begins, ends }: TripDay, today: Temporal.PlainDate): string {
  const from = dayOf({ begins })
  return ends === undefined ? dateSeenFrom(today, from) : dateRange(from, Temporal.PlainDate.from(ends))
}
