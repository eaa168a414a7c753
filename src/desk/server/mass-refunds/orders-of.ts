import { fullDate } from '#calendar/formatted.ts'
import { readAddress } from '#desk/orders/list-address.ts'
import { type FlightOnWire, flightTyped } from '#desk/server/flights/flight-typed.ts'
import type { MassRefundRooms } from '#desk/server/mass-refunds/rooms.ts'
import { orderList } from '#desk/server/orders/order-list.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { DeskCursor } from '#orders/desk-order.ts'
import { Refusal } from '#server/refusal.ts'

export const mostOrders = 10_000

export interface OrderToRefund {
  readonly orderId: string
  readonly orderNumber: string
  /** undefined: all that may go back */
  readonly legs?: readonly number[]
}

export interface MassRefundPlan {
  readonly title: string
  readonly orders: readonly (OrderToRefund & { readonly expected: number })[]
}

/** Everybody with tickets for a cancelled flight, their legs on it alone. Refuses FLIGHT_DAY_INVALID, FLIGHT_UNKNOWN, FLIGHT_STANDS, NOTHING_TO_REFUND. */
export async function planOfFlight(rooms: MassRefundRooms, named: FlightOnWire): Promise<MassRefundPlan> {
  const flight = flightTyped(named)
  const found = await rooms.disruptions.ticketsOfCancelled(flight)
  const title = `پرواز لغوشدهٔ \u2066${named.flightNumber}\u2069، ${fullDate(flight.date)}`
  return plan(rooms, title, found)
}

/** The issued orders of a list of orders. Refuses NOTHING_TO_REFUND, TOO_MANY_TO_REFUND. */
export async function planOfList(rooms: MassRefundRooms, of: string, name: string): Promise<MassRefundPlan> {
  const address = readAddress(new URLSearchParams(of))
  const found: OrderToRefund[] = []
  let after: DeskCursor | undefined
  do {
    const page = await orderList(rooms, address, { after, take: 500 })
    for (const { orderId, orderNumber, status } of page.orders)
      if (status === 'issued') found.push({ orderId, orderNumber })
    if (found.length > mostOrders) throw refuse('TOO_MANY_TO_REFUND')
    after = page.next
  } while (after !== undefined)
  return plan(rooms, `فهرست سفارش‌ها: ${name}`, found)
}

const together = 8

async function plan(
  rooms: MassRefundRooms,
  title: string,
  found: readonly OrderToRefund[],
): Promise<MassRefundPlan> {
  if (found.length === 0) throw refuse('NOTHING_TO_REFUND')
  const owners = await rooms.orders.ownersOf(found.map(({ orderId }) => orderId))
  const orders: MassRefundPlan['orders'][number][] = []
  for (let from = 0; from < found.length; from += together)
    orders.push(
      ...(await Promise.all(
        found.slice(from, from + together).map(async (order) => ({
          ...order,
          expected: await expectedOf(rooms, order, owners.get(order.orderId) ?? ''),
        })),
      )),
    )
  return { title, orders }
}

/** What cannot be given back is counted as nothing, and fails with its reason when its turn comes. */
async function expectedOf(
  { refunds }: MassRefundRooms,
  { orderId, legs }: OrderToRefund,
  userId: string,
): Promise<number> {
  try {
    const items = { everything: true, ...(legs && { legs }) } as const
    const { byRule, refused } = await refunds.desk.preview({ orderId, userId, items })
    return refused === null ? byRule.refund : 0
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}
