import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { directionsTexts } from '#flights/changes/web/date-change/date-change-choice.ts'
import type { Order } from '#orders/order.ts'

type Rooms = Pick<ActingRooms, 'orders' | 'flights'>

/** Directions whose day its traveller could change by himself now; none of an order that has no such. */
export async function movableOf({ orders, flights }: Rooms, { orderId, ownerId: userId }: Order) {
  const { journeys } = await orders.detailsOf(userId, orderId)
  const movable = await flights.movableTickets({ orderId, userId }).catch((error: unknown) => {
    if (!isRefused(error)) throw error
    return [] // another product's
  })
  // what its seller changes is asked day by day, on the traveller's own page
  const ours = movable.filter(({ isWhole }) => !isWhole)
  return directionsTexts(ours, journeys, { leg: ours[0]?.leg ?? 0, passengers: [] }).map(
    ({ leg, route, when, people }) => ({
      leg,
      words: `${route}، ${when}`,
      people: people.map(({ passenger, name, isMovable }) => ({ passenger, name, isMovable })),
    }),
  )
}

export type MovableOnPage = Awaited<ReturnType<typeof movableOf>>[number]
