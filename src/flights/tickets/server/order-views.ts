import { nameView } from '#accounts/names.ts'
import type { Issuing, OrderedLeg, Traveller, Verified } from '#flights/booking/order-response.ts'
import { legsWithDiscount } from '#flights/booking/paid-by-each.ts'
import { heldLegs, type OrderLeg, paidFor } from '#flights/booking/server/held-legs.ts'
import { type Hold, holdOf } from '#flights/booking/server/holds.ts'
import { changeView, sumsOf } from '#flights/booking/server/reserve.ts'
import { legNow } from '#flights/changes/server/flight-now.ts'
import { statusesOf } from '#flights/changes/server/order-changes.ts'
import { groupsByTicket } from '#flights/facts/separate-tickets.ts'
import { type BagOfTicket, bagsAfter } from '#flights/later-bags/server/stored-bags.ts'
import { proposalIdOf } from '#flights/proposal-id.ts'
import type { FareShelf } from '#flights/search/server/calendar/days.ts'
import { rulesFor } from '#flights/search/server/detail.ts'
import { itemised, paxTypeOf } from '#flights/search/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type StoredTicket, ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { labels } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { type Order, type OrderPassenger, takenOff } from '#orders/order.ts'

export interface FlightOrder {
  readonly order: Order
  readonly hold: Hold
  readonly legs: readonly [OrderLeg, ...OrderLeg[]]
  readonly passengers: readonly OrderPassenger[]
  /** bought after the tickets */
  readonly laterBags: readonly BagOfTicket[]
}

/** Refuses ORDER_NOT_FOUND, also for somebody else's, and SOLD_OUT for an order that never had seats. */
export async function flightOrder(room: Room, orderId: string, userId: string): Promise<FlightOrder> {
  const order = await room.orders.ofUser(orderId, userId, 'flight')
  const hold = await holdOf(room.database, orderId)
  const [first, ...others] = hold === undefined ? [] : await legsNow(room, hold)
  if (hold === undefined || first === undefined) throw refuse('SOLD_OUT')
  const [passengers, laterBags] = await Promise.all([
    room.orders.passengersOf(orderId),
    hold.state === 'issued' ? bagsAfter(room.database, orderId) : [],
  ])
  return { order, hold, legs: [first, ...others], passengers, laterBags }
}

export async function legsNow(shelf: FareShelf, hold: Hold): Promise<readonly OrderLeg[]> {
  const [legs, statuses] = [await heldLegs(shelf, hold), await statusesOf(shelf.database, hold.orderId)]
  return legs.map((one) => legNow(one, statuses.get(one.leg) ?? []))
}

export async function verified(room: Room, orderId: string, userId: string): Promise<Verified> {
  const { order, legs, passengers } = await flightOrder(room, orderId, userId)
  const [{ sold: first }] = legs
  const now = room.clock.now()
  const shown = legsWithDiscount(
    legs.map((one) => legView(one, now)),
    takenOff(order),
  )
  return {
    orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    proposalId: proposalIdOf(legs.map(({ sold }) => sold)),
    isCharter: legs.some(({ sold }) => sold.isCharter),
    cabinClass: first.cabin,
    fareClass: first.fares[0].fareClass,
    flightGroups: legs.map(({ sold }) => sold.group),
    legs: shown,
    passengers: passengers.map(travellerOf),
    prices: shown.flatMap(({ leg, prices }) => prices.map((price) => ({ ...price, leg }))),
    ...sumsOf(order),
    holdExpiresAt: isUnpaid(order.status) ? order.holdExpiresAt.toString() : null,
    priceChange: changeView(await room.orders.priceChangeOf(orderId, userId)),
    fareRules: shown[0]?.fareRules ?? rulesFor(first, { prices: legs[0].prices, now }),
  }
}

function legView({ leg, held, sold, prices }: OrderLeg, now: Temporal.Instant): OrderedLeg {
  return {
    leg,
    proposalId: sold.proposalId,
    isReturning: held.isReturning,
    isCharter: sold.isCharter,
    isInternational: sold.isInternational,
    cabinClass: sold.cabin,
    fareClass: sold.fares[0].fareClass,
    flightGroup: sold.group,
    isCancelled: sold.fares.some(({ departure }) => departure.changed?.isCancelled === true),
    ...separateIn(sold),
    paxTypes: held.groups.map((group) => paxTypeOf[group]),
    prices: itemised(prices),
    bags: held.bags.map(({ passenger, kg, pieces, price }) => ({
      passenger,
      kg,
      ...(pieces !== undefined && { pieces }),
      price,
    })),
    ...((held.seatsChosen ?? []).length > 0 && {
      seats: (held.seatsChosen ?? []).map(({ passenger, flight, designator, price }) => ({
        passenger,
        flight,
        designator,
        price,
      })),
    }),
    ...((held.protections ?? []).length > 0 && {
      protections: (held.protections ?? []).map((one) => ({ ...one })),
    }),
    totalPrice: paidFor({ prices, held }),
    fareRules: rulesFor(sold, { prices, now }),
  }
}

function separateIn({ group }: OrderLeg['sold']): Pick<OrderedLeg, 'ticketGroups'> {
  const ticketGroups = [...groupsByTicket(group)]
  return ticketGroups.length === 1 ? {} : { ticketGroups }
}

export async function issuing(room: Room, orderId: string, userId: string): Promise<Issuing> {
  const order = await room.orders.ofUser(orderId, userId, 'flight')
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
    pnrs: isOut ? (hold?.legs.flatMap(({ pnr }) => pnr ?? []) ?? []) : [],
    furtherPnrs: isOut ? (hold?.legs.map(({ furtherPnrs }) => [...furtherPnrs]) ?? []) : [],
    tickets: isOut ? tickets.flatMap((ticket) => ticketView(ticket, passengers[ticket.position])) : [],
  }
}

function ticketView(
  { leg, position, number, furtherNumbers, state }: StoredTicket,
  passenger: OrderPassenger | undefined,
): Issuing['tickets'] {
  if (passenger === undefined) return []
  const { fullName, fullNameLatin } = travellerOf(passenger)
  return [
    { leg, passenger: position, fullName, fullNameLatin, number, furtherNumbers: [...furtherNumbers], state },
  ]
}

function travellerOf(passenger: OrderPassenger): Traveller {
  return {
    paxType: paxTypeOf[passenger.group],
    fullName: nameView(passenger),
    fullNameLatin: `${passenger.firstName} ${passenger.lastName}`,
    nationalCode: passenger.nationalCode,
    passportNumber: passenger.passport?.number ?? null,
  }
}
