import { randomUUID } from 'node:crypto'
import type { Order } from '#orders/order.ts'
import type { Trip, TripPart } from '#orders/trip.ts'
import type { Market } from '#testing/orders/market.ts'
import { threeRooms } from '#testing/orders/stay.ts'

export async function planned(
  market: Market,
  isWhole = false,
): Promise<{ trip: Trip; parts: readonly Order[] }> {
  const flight = await market.bought()
  const room = await market.buy({ ownerId: flight.ownerId, ...threeRooms })
  await market.orders.approve(room.orderId, room.ownerId)
  const trip = await make(market, flight.ownerId, { orders: [flight, room], isWhole })
  return { trip, parts: await market.orders.trips.ordersOf(trip.tripId) }
}

export function make(
  { orders: { trips } }: Market,
  userId: string,
  { orders, isWhole = false, once = randomUUID() }: Wanted,
) {
  return trips.make({ userId, orderIds: orders.map(({ orderId }) => orderId), isWhole, once })
}

interface Wanted {
  readonly orders: readonly Order[]
  readonly isWhole?: boolean
  readonly once?: string
}

export async function brought(market: Market, trip: Trip, attemptId: string = randomUUID()) {
  const { parts } = await market.orders.trips.payable(trip.tripId, trip.ownerId)
  return () => capture(market, trip, { attemptId, parts })
}

export function capture(
  { house, orders }: Market,
  { tripId }: Trip,
  of: { attemptId: string; parts: readonly TripPart[] },
) {
  return house.database
    .transaction()
    .execute((trx) => orders.trips.captured(trx, { ...of, tripId, gatewayId: 1 }))
}

export async function statuses({ orders }: Market, { tripId }: Trip): Promise<readonly string[]> {
  return (await orders.trips.ordersOf(tripId)).map(({ status }) => status)
}
