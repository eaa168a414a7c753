import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import type { TripWords } from '#orders/face.ts'
import type { JourneyView, OrderListed } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'

/** Without refunded ones, unless everything was refunded. */
export function openJourneys({ journeys }: Pick<OrderListed, 'journeys'>): readonly JourneyView[] {
  const open = journeys.filter(({ openCount }) => openCount > 0)
  return open.length === 0 ? journeys : open
}

/** A round trip by its destination; many directions by all places. */
export function routeOf(
  journeys: readonly JourneyView[],
): Pick<TripWords, 'from' | 'to' | 'isRoundTrip' | 'destination'> {
  const [first, second] = journeys
  const isRoundTrip = journeys.length === 2 && second?.isReturning === true
  const flown = isRoundTrip ? journeys.slice(0, 1) : journeys
  return {
    from: first?.originName ?? '',
    to: flown.map(({ destinationName }) => destinationName).join('، '),
    isRoundTrip,
    destination: flown.at(-1)?.destination ?? '',
  }
}

export function departureTexts(
  { departureTime, change }: Pick<JourneyView, 'departureTime' | 'change'>,
  now: Temporal.Instant,
): string {
  const departure = Temporal.PlainDateTime.from(departureTime)
  const day = dateSeenFrom(todayAt(now), departure.toPlainDate())
  if (change?.kind === 'cancelled') return `${day}، لغو شد`
  return `${day}، ${change?.kind === 'new-time' ? 'ساعت تازه' : 'ساعت'} ${clockTime(departure)}`
}
