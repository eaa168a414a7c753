import { dateRange, dateSeenFrom, dayMonth } from '#calendar/formatted.ts'
import { weekdayName } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import type { ProductFace } from '#orders/face.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { byDay, dayOf, type TripDay } from '#orders/trip-day.ts'
import { todayAt } from '#orders/web/today.ts'
import { daysOf } from '#orders/web/trips/order-days.ts'
import { tripOf } from '#orders/web/trips/trip.ts'
import type { PartBack } from '#orders/web/trips/trip-back.server.ts'

export interface TripPartSeen {
  readonly order: OrderDetails
  readonly face: ProductFace
  readonly back: PartBack | null
}

/** All parts by their days; papers, reference and what comes back stand once, with the first day of their part. */
export function daysOfTrip(parts: readonly TripPartSeen[], now: Temporal.Instant) {
  return parts
    .flatMap((part) => daysOf(part.order, part.face, now).map((day, place) => ({ day, part, place })))
    .toSorted((a, b) => byDay(a.day, b.day))
    .map(({ day, part: { order, face, back }, place }) => ({
      key: `${order.orderId} ${place}`,
      ...datesOf(day),
      icon: day.icon,
      title: day.title,
      details: day.details,
      isEnd: day.isEnd === true,
      links: order.allowed.ticket ? (day.links ?? []) : [],
      page: face.orderPath(order.orderId),
      standing: tripOf(order, face, now).standing,
      isFirst: place === 0,
      reference: place === 0 ? order.reservationNumber : null,
      papers: place === 0 && order.allowed.ticket ? face.papersOf(order.orderId) : [],
      back: place === 0 ? back : null,
      paper: face.words.paper,
    }))
}

function datesOf({ begins, ends }: TripDay) {
  const from = dayOf({ begins })
  if (ends === undefined) return { date: dayMonth(from), more: weekdayName(from) }
  const to = Temporal.PlainDate.from(ends)
  return {
    date: dateRange(from, to),
    more: `${persianDigits(from.until(to, { largestUnit: 'day' }).days)} شب`,
  }
}

/** «۲۲ تا ۲۶ آذر», and how many days are left until then. */
export function spanOf(parts: readonly TripPartSeen[], now: Temporal.Instant) {
  const days = parts.flatMap(({ order, face }) => daysOf(order, face, now))
  const dates = days.flatMap(({ begins, ends }) => [begins, ...(ends === undefined ? [] : [ends])])
  const [first, ...others] = dates.map((begins) => dayOf({ begins })).toSorted(Temporal.PlainDate.compare)
  if (first === undefined) return { when: '', daysLeft: null }
  const last = others.at(-1) ?? first
  const daysLeft = todayAt(now).until(first, { largestUnit: 'day' }).days
  return {
    when: last.equals(first) ? dateSeenFrom(todayAt(now), first) : dateRange(first, last),
    daysLeft: daysLeft > 0 ? `${persianDigits(daysLeft)} روز تا سفر` : daysLeft === 0 ? 'امروز' : null,
  }
}
