import { iranZone } from '#calendar/zones.ts'
import { directionsTexts } from '#flights/changes/web/date-change/date-change-choice.ts'
import {
  lastDateRequest,
  momentHere,
} from '#flights/changes/web/date-request/date-request-on-order.server.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { PageRooms } from '#web/page-context.server.ts'

type Rooms = Pick<PageRooms['flights'], 'flights' | 'promises' | 'clock'>

/** What of an order its owner leaves to the house, and what he has asked for; undefined where there is neither. */
export async function dateRequestOnPage(
  agency: Rooms,
  { orderId, status, journeys }: Pick<OrderDetails, 'orderId' | 'status' | 'journeys'>,
  userId: string,
) {
  if (status !== 'issued') return undefined
  const [{ directions, dueAt }, last] = await Promise.all([
    agency.flights.requestableDates({ orderId, userId }),
    lastDateRequest(agency, orderId),
  ])
  if (directions.length === 0 && last?.isAnswered !== false) return undefined
  const inTime = directions.filter(({ isTooLate }) => !isTooLate)
  return {
    orderId,
    last,
    directions: directionsTexts(
      inTime.map(({ leg, people }) => ({
        leg,
        isWhole: false,
        people: people.map((one) => ({ ...one, isMovable: true })),
      })),
      journeys,
      { leg: -1, passengers: [] },
    ),
    answeredBy: momentHere(dueAt),
    today: agency.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
  }
}

export type DateRequestOnPage = NonNullable<Awaited<ReturnType<typeof dateRequestOnPage>>>
