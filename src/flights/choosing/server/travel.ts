import { iranZone } from '#calendar/zones.ts'
import type { Chosen } from '#flights/choosing/server/chosen.ts'
import type { TravelRequest } from '#flights/responses.ts'

export function travelOf(legs: Chosen['legs'], now: Temporal.Instant): TravelRequest {
  const [first] = legs
  const { leg: last } = legs.at(-1) ?? first
  return {
    document: legs.some(({ leg }) => leg.isInternational) ? 'passport' : 'nationalCode',
    today: now.toZonedDateTimeISO(iranZone).toPlainDate().toString(),
    lastArrival: last.group.arrivalDate,
    legs: legs.map(({ leg, isReturning }) => ({
      isReturning,
      departureDate: leg.group.departureDate,
      prices: leg.prices.map(({ paxType, total }) => ({ paxType, totalPrice: total })),
    })),
  }
}
