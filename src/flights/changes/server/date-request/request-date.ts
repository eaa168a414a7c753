import type { DateRequestBody, DateRequested } from '#flights/changes/date-request.ts'
import { dateWishWords } from '#flights/changes/date-request-words.ts'
import { type RequestableOrder, requestable } from '#flights/changes/server/date-request/requestable.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { soldDaysAhead } from '#flights/search/server/journey.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'

/** Hands the wish for another day to a person, by an hour; nothing is changed or charged.
 * Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION, NOT_REQUESTABLE, DATE_PAST, DATE_TOO_FAR,
 * TOO_LATE_TO_ASK where the answer would come after the flight, DATE_REQUEST_OPEN, TOO_MANY_MESSAGES. */
export async function requestDateChange(
  room: Room,
  wish: DateRequestBody,
  userId: string,
): Promise<DateRequested> {
  const { orderId } = wish
  const found = await requestable(room, { orderId, userId })
  const { one, names, isTooLate } = wishedOf(found, wish)
  const day = dayWished(wish, one, room.clock.now())
  if (isTooLate) throw refuse('TOO_LATE_TO_ASK')
  const text = dateWishWords({ ...flightWords(found.ordered, one), ...wish, names, day })
  const { number, dueAt } = await room.dateRequests().hand({ orderId, userId, text })
  return { number, dueAt: dueAt.toString() }
}

type Leg = FlightOrder['legs'][number]

function wishedOf({ ordered, directions }: RequestableOrder, { leg, passengers }: DateRequestBody) {
  const one = ordered.legs[leg]
  if (one === undefined) throw refuse('NO_SUCH_DIRECTION')
  const direction = directions.find((other) => other.leg === leg)
  const going = direction?.people.filter(({ passenger }) => passengers.includes(passenger)) ?? []
  if (direction === undefined || going.length !== new Set(passengers).size) throw refuse('NOT_REQUESTABLE')
  return { one, names: going.map(({ name }) => name), isTooLate: direction.isTooLate }
}

/** From today on, as it is at the airport. */
function dayWished({ day }: DateRequestBody, { sold }: Leg, now: Temporal.Instant): Temporal.PlainDate {
  const wished = Temporal.PlainDate.from(day)
  const today = now.toZonedDateTimeISO(sold.fares[0].departure.origin.timeZone).toPlainDate()
  const ahead = today.until(wished).days
  if (ahead < 0) throw refuse('DATE_PAST', { property: 'day' })
  if (ahead > soldDaysAhead) throw refuse('DATE_TOO_FAR', { property: 'day' })
  return wished
}

function flightWords({ legs, passengers }: FlightOrder, { leg, sold }: Leg) {
  const [{ departure }] = sold.fares
  const last = sold.fares.at(-1)?.departure ?? departure
  return {
    direction: directionIfSeveral(
      legs.map(({ held }) => held),
      leg,
    ),
    route: `${cityName(departure.origin)} به ${cityName(last.destination)}`,
    departs: departure.departsLocal,
    flight: `${departure.airline.name} ${departure.flightNumber}`,
    people: passengers.length,
  }
}
