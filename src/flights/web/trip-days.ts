import { clockTime } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { JourneyView, OrderListed } from '#orders/responses.ts'
import type { TripDay } from '#orders/trip-day.ts'
import { openJourneys } from '#orders/web/order/journey-texts.ts'

export function flightDays(order: OrderListed): readonly TripDay[] {
  return openJourneys(order).map((journey) => ({
    begins: hoursOf(journey).departs,
    icon: 'airplane-tilt-duotone',
    title: `${journey.originName} به ${journey.destinationName}`,
    details: `${journey.airlineName} ${journey.flightNumber}\u00a0· ${timesOf(journey)}`,
  }))
}

/** The new hours where they were changed. */
function hoursOf({ departureTime, arrivalTime, change }: JourneyView) {
  const now = change?.kind === 'new-time' ? change : { departureTime, arrivalTime }
  return { departs: now.departureTime, arrives: now.arrivalTime }
}

function timesOf(journey: JourneyView): string {
  if (journey.change?.kind === 'cancelled') return 'لغو شد'
  const { departs, arrives } = hoursOf(journey)
  const [from, to] = [Temporal.PlainDateTime.from(departs), Temporal.PlainDateTime.from(arrives)]
  const later = from.toPlainDate().until(to.toPlainDate(), { largestUnit: 'day' }).days
  const hours = `${clockTime(from)} تا ${clockTime(to)}${laterWords(later)}`
  return journey.change?.kind === 'new-time' ? `ساعت تازه ${hours}` : hours
}

/** East over the date line it may be a day before. */
function laterWords(days: number): string {
  if (days === 0) return ''
  const many = Math.abs(days) === 1 ? '' : `${persianDigits(Math.abs(days))} `
  return ` ${many}روز ${days > 0 ? 'بعد' : 'قبل'}`
}
