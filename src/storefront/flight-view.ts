import type { AvailableBody } from '#flights/requests.ts'
import { legsOf } from '#flights/search/search-line.ts'
import { placeName } from '#storefront/place-name.ts'
import { isPast, redated } from '#storefront/remembered-searches.ts'
import type { FlightHistory } from '#storefront/responses.ts'
import { searchPath } from '#storefront/search-path.ts'

export function flightView(
  asked: AvailableBody,
  today: Temporal.PlainDate,
): Omit<FlightHistory, 'id' | 'searchedAt'> {
  const next = redated(asked, today)
  return {
    flightType: asked.flightType,
    legs: legsOf(asked).map(({ origin, destination, date }) => ({
      origin,
      originName: placeName(origin),
      destination,
      destinationName: placeName(destination),
      date,
    })),
    adults: asked.adults,
    children: asked.children,
    infants: asked.infants,
    cabinClass: asked.cabinClass ?? null,
    isPast: isPast(asked, today),
    nextDate: legsOf(next)[0]?.date ?? '',
    path: searchPath(next),
  }
}
