import { clockTime, laterMark } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { JourneyView, OrderListed } from '#orders/responses.ts'
import { departureTexts } from '#orders/web/order/journey-texts.ts'
import { todayAt } from '#orders/web/today.ts'

export interface NextFlight {
  readonly orderId: string
  readonly date: string
  readonly from: string
  readonly to: string
  readonly departs: string
  readonly arrives: string
  readonly away: string
  readonly when: string
  readonly airline: string
  readonly flightNumber: string
  readonly people: string
}

export function nextFlightOf(orders: readonly OrderListed[], now: Temporal.Instant): NextFlight | undefined {
  const [soonest] = orders
    .filter(({ status }) => status === 'issued')
    .flatMap((order) => order.journeys.map((journey) => ({ order, journey })))
    .filter(({ journey }) => journey.openCount > 0)
    .filter(({ journey }) => journey.change?.kind !== 'cancelled' && daysTo(journey, now) >= 0)
    .sort((a, b) => (a.journey.departureTime < b.journey.departureTime ? -1 : 1))
  if (soonest === undefined) return undefined
  const { order, journey } = soonest
  return {
    orderId: order.orderId,
    date: journey.departureTime.slice(0, 10),
    from: journey.originName,
    to: journey.destinationName,
    departs: clockTime(Temporal.PlainTime.from(journey.departureTime)),
    arrives: arrivalText(journey),
    away: formattedDistance(daysTo(journey, now)),
    when: departureTexts(journey, now),
    airline: journey.airlineName,
    flightNumber: journey.flightNumber,
    people: `${persianDigits(journey.openCount)} مسافر`,
  }
}

/** «۰۷:۴۰», the next day «۰۱:۱۰ (+۱)» */
function arrivalText({ departureTime, arrivalTime }: JourneyView): string {
  const arrives = Temporal.PlainDateTime.from(arrivalTime)
  const mark = laterMark(Temporal.PlainDate.from(departureTime), arrives.toPlainDate())
  return mark === '' ? clockTime(arrives) : `${clockTime(arrives)} (${mark})`
}

function daysTo({ departureTime }: JourneyView, now: Temporal.Instant): number {
  return todayAt(now).until(Temporal.PlainDate.from(departureTime), { largestUnit: 'day' }).days
}

export function formattedDistance(days: number): string {
  if (days === 0) return 'امروز'
  return days === 1 ? 'فردا' : `${persianDigits(days)} روز دیگر`
}
