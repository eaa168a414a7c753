import type { JourneyView } from '#orders/responses.ts'
import { routeOf } from '#orders/web/order/journey-texts.ts'
import { todayAt } from '#orders/web/today.ts'

/** The results this journey was chosen from, until its first day is over; then the start page. */
export function searchAgainPath(
  journeys: readonly JourneyView[],
  now: Temporal.Instant,
  party: Readonly<Record<string, number>> = { adults: 1 },
): string {
  const [first, second] = journeys
  if (first === undefined || hasDeparted(first, now)) return '/'
  const { isRoundTrip } = routeOf(journeys)
  const asked = isRoundTrip ? [first] : journeys
  const back: (readonly [string, string])[] =
    isRoundTrip && second !== undefined ? [['back', dayOf(second)]] : []
  const pairs = [...asked.flatMap(legInAddress), ...back, ...Object.entries(party)]
  return `/plp?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

/** The first direction's fields have no number. */
function legInAddress(journey: JourneyView, at: number): readonly (readonly [string, string])[] {
  const number = at === 0 ? '' : String(at + 1)
  return [
    [`origin${number}`, journey.origin],
    [`origin${number}Kind`, 'airport'],
    [`destination${number}`, journey.destination],
    [`destination${number}Kind`, 'airport'],
    [`date${number}`, dayOf(journey)],
  ]
}

function dayOf({ departureTime }: JourneyView): string {
  return departureTime.slice(0, 10)
}

function hasDeparted({ departureTime }: JourneyView, now: Temporal.Instant): boolean {
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(departureTime), todayAt(now)) < 0
}
