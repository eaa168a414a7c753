import type { RouterContextProvider } from 'react-router'
import { type Trip, tripOf } from '#orders/web/trips/trip.ts'
import { type PageRooms, visitorContext } from '#web/page-context.server.ts'

type Rooms = Pick<PageRooms['storefront'], 'orders' | 'clock'>

export async function unpaidOf(
  { orders, clock }: Rooms,
  context: Readonly<RouterContextProvider>,
): Promise<Trip | undefined> {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') return undefined
  const now = clock.now()
  const { orders: ahead } = await orders.mine(visitor.userId, { kind: 'upcoming', page: 1, take: 10 })
  const [first] = ahead
    .map((order) => tripOf(order, orders.faceOf(order.product), now))
    .filter(({ payableUntil }) => payableUntil !== null)
    .toSorted((a, b) => (a.payableUntil ?? '').localeCompare(b.payableUntil ?? ''))
  return first
}
