import type { Issuing, Traveller, Verified } from '#flights/answered.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { rulesFor } from '#flights/server/detail.ts'
import { heldPrices } from '#flights/server/held-prices.ts'
import { type Hold, holdOf } from '#flights/server/holds.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { itemised, paxTypeOf } from '#flights/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import { changeShown, sumsOf } from '#flights/server/reserve.ts'
import type { Room } from '#flights/server/room.ts'
import { type TicketKept, ticketsOf } from '#flights/server/tickets-kept.ts'
import { labels } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import type { Order, OrderPassenger } from '#orders/order.ts'

/** A flight order with everything that belongs to it. */
export interface FlightOrder {
  readonly order: Order
  readonly hold: Hold
  readonly fare: FareOnSale
  readonly passengers: readonly OrderPassenger[]
}

/** The user's own flight order. Refuses ORDER_NOT_FOUND, and SOLD_OUT for one that never got its seats. */
export async function flightOrder(room: Room, orderId: string, userId: string): Promise<FlightOrder> {
  const order = await room.orders.ofUser(orderId, userId)
  const hold = await holdOf(room.database, orderId)
  if (hold?.fareId == null) throw refuse('SOLD_OUT')
  const fare = await fareOnSale(room.database, hold.fareId)
  if (fare === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  return { order, hold, fare, passengers: await room.orders.passengersOf(orderId) }
}

/** What VerifyFlightOrder does; see the door. */
export async function verified(room: Room, orderId: string, userId: string): Promise<Verified> {
  const { order, hold, fare, passengers } = await flightOrder(room, orderId, userId)
  const prices = heldPrices(hold, fare)
  return {
    orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    proposalId: String(fare.id),
    isCharter: fare.isCharter,
    cabinClass: fare.cabin,
    fareClass: fare.fareClass,
    flightGroups: [fare.group],
    passengers: passengers.map(travellerOf),
    prices: itemised(prices),
    ...sumsOf(order),
    holdExpiresAt: isUnpaid(order.status) ? order.holdExpiresAt.toString() : null,
    priceChange: changeShown(await room.orders.priceChangeOf(orderId, userId)),
    fareRules: rulesFor(fare, { prices, now: room.clock.now() }),
  }
}

/** What VerifyIssueFlightTicket does; see the door. */
export async function issuing(room: Room, orderId: string, userId: string): Promise<Issuing> {
  const order = await room.orders.ofUser(orderId, userId)
  const [hold, tickets, passengers] = await Promise.all([
    holdOf(room.database, orderId),
    ticketsOf(room.database, orderId),
    room.orders.passengersOf(orderId),
  ])
  const isOut = order.status === 'issued' || order.status === 'refunded'
  return {
    orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    finalization: labels[order.status].finalization,
    pnr: isOut ? (hold?.pnr ?? null) : null,
    tickets: isOut ? passengers.map((one, index) => ticketShown(one, tickets[index])) : [],
  }
}

function ticketShown(passenger: OrderPassenger, ticket: TicketKept | undefined): Issuing['tickets'][number] {
  const { fullName, fullNameLatin } = travellerOf(passenger)
  return { fullName, fullNameLatin, number: ticket?.number ?? '', state: ticket?.state ?? 'open' }
}

function travellerOf(passenger: OrderPassenger): Traveller {
  return {
    paxType: paxTypeOf[passenger.group],
    fullName: `${passenger.firstNameFarsi} ${passenger.lastNameFarsi}`,
    fullNameLatin: `${passenger.firstName} ${passenger.lastName}`,
    nationalCode: passenger.nationalCode,
  }
}
