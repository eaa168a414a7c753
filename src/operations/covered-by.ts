import type { Flights } from '#flights/server/flights.ts'
import type { Disrupted } from '#notifications/disruption-notifications.ts'
import type { Orders } from '#orders/server/orders.ts'
import { waiverFor } from '#penalties/waiver.ts'
import type { DeclaredWaiver } from '#refunds/server/refunds.ts'

export type Leg = Pick<Disrupted, 'order' | 'leg' | 'departsAt' | 'origin'>

interface Rooms {
  readonly flights: Pick<Flights, 'ticketedBetween'>
  readonly orders: Pick<Orders, 'order'>
}

/** Each direction once; one covered flight covers its direction. */
export async function coveredBy({ flights, orders }: Rooms, waiver: DeclaredWaiver): Promise<readonly Leg[]> {
  const window = { from: waiver.departsFrom, until: waiver.departsUntil }
  const covered = new Map<string, Leg>()
  for (const flight of await flights.ticketedBetween(window)) {
    if (waiver.orderId !== undefined && waiver.orderId !== flight.orderId) continue
    const order = await orders.order(flight.orderId)
    if (order === undefined || order.paidAt === null) continue
    if (waiverFor([waiver], { ...flight, soldAt: order.paidAt }) === undefined) continue
    const { orderId, leg, departsAt, origin } = flight
    covered.set(`${orderId} ${leg}`, { order, leg, departsAt, origin })
  }
  return [...covered.values()]
}
