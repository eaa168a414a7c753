import type { Room } from '#insurance/server/room.ts'
import type { FlownWay } from '#insurance/trip-of-journeys.ts'
import type { OrderDetails } from '#orders/responses.ts'

/** All directions of a ticket, those too that were taken in place of others in orders of their own; in the order of flying. */
export async function wholeJourney(
  { orders }: Pick<Room, 'orders'>,
  order: OrderDetails,
  userId: string,
): Promise<readonly FlownWay[]> {
  let first = order
  for (let hops = 0; hops < mostHops; hops += 1) {
    const { of } = await orders.rebookingsOf(first.orderId, userId)
    if (of === null) break
    first = await orders.detailsOf(userId, of.orderId)
  }
  const ways = await flownIn({ orders }, first, userId)
  return ways.toSorted((a, b) => a.departureTime.localeCompare(b.departureTime))
}

/** so often one moves a journey at most */
const mostHops = 20

async function flownIn(
  room: Pick<Room, 'orders'>,
  order: OrderDetails,
  userId: string,
): Promise<readonly FlownWay[]> {
  const { to } = await room.orders.rebookingsOf(order.orderId, userId)
  const ways = await Promise.all(
    order.journeys.map(async (way, leg) => {
      const instead = to.find((one) => one.leg === leg && one.status === 'issued')
      if (instead === undefined) return [way]
      return flownIn(room, await room.orders.detailsOf(userId, instead.orderId), userId)
    }),
  )
  return ways.flat()
}
