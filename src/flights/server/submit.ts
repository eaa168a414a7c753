import type { OrderToSubmit } from '#flights/asked.ts'
import { stopsOf } from '#flights/directions.ts'
import type { Submitted } from '#flights/order-answered.ts'
import { type ChosenLeg, chosen } from '#flights/server/chosen.ts'
import { cityName } from '#flights/server/city-name.ts'
import type { FlightItem, FlightItemLeg } from '#flights/server/hold.ts'
import { contactOf, type OrderTraveller, travellersOf } from '#flights/server/order-people.ts'
import { legTotal } from '#flights/server/party-prices.ts'
import type { Room } from '#flights/server/room.ts'
import { travelOf } from '#flights/server/travel.ts'
import { sum } from '#money/rial.ts'
import type { Journey } from '#orders/order.ts'
import { ageGroupAt } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'

/** Who orders, from where, and the call's idempotency key. */
export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly once: string
}

/** What SubmitFlightOrder does; see the door. */
export async function submit(room: Room, asked: OrderToSubmit, buyer: Buyer): Promise<Submitted> {
  const { search, legs } = await chosen(room, asked)
  const travellers = travellersOf(asked.passengers, { party: search.party, travel: travelOf(legs) })
  const items = legs.map((leg) => itemOf(leg, travellers))
  const order = await room.orders.submit({
    ownerId: buyer.userId,
    product: 'flight',
    item: { legs: items } satisfies FlightItem,
    journeys: legs.map(journeyOf),
    stay: null,
    passengers: travellers.map(({ passenger }) => passenger),
    contact: contactOf(asked.contact),
    channel: asked.productChannel,
    total: sum(legs.map(({ leg }, place) => legTotal(leg.prices, partyOf(items[place]?.groups ?? [])))),
    once: buyer.once,
    address: buyer.address,
  })
  await room.passengers.remember(
    room.database,
    buyer.userId,
    travellers.map(({ form }) => form),
  )
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    totalPrice: order.total,
    holdExpiresAt: order.holdExpiresAt.toString(),
  }
}

/** Each flies as who they are on the day the direction begins: a birthday between directions changes what one pays. */
function itemOf({ leg, isReturning }: ChosenLeg, travellers: readonly OrderTraveller[]): FlightItemLeg {
  const { date } = leg.fares[0].departure
  return {
    fareIds: leg.fares.map(({ id }) => id),
    isReturning,
    groups: travellers.map(({ passenger }) => ageGroupAt(passenger.birthDate, date)),
  }
}

/** A direction as lists and details show it: from its first take-off to its last landing. */
function journeyOf({ leg: { proposalId, fares, group }, isReturning }: ChosenLeg): Journey {
  const [{ departure: first }] = fares
  const { departure: last } = fares.at(-1) ?? fares[0]
  return {
    proposalId,
    isReturning,
    airlineCode: first.airline.iata,
    airlineName: first.airline.name,
    flightNumber: first.flightNumber,
    origin: first.origin.iata,
    originName: cityName(first.origin),
    destination: last.destination.iata,
    destinationName: cityName(last.destination),
    stops: stopsOf(group),
    departsLocal: first.departsLocal,
    arrivesLocal: last.arrivesLocal,
    departsAt: first.departsAt,
  }
}
