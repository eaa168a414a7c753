import type { Submitted } from '#flights/answered.ts'
import type { OrderToSubmit } from '#flights/asked.ts'
import { chosen } from '#flights/server/chosen.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { cityName } from '#flights/server/on-sale-rows.ts'
import { contactOf, travellersOf } from '#flights/server/order-people.ts'
import { countedPrices, totalOf } from '#flights/server/party-prices.ts'
import type { FlightItem } from '#flights/server/product.ts'
import type { Room } from '#flights/server/room.ts'
import type { Journey } from '#orders/order.ts'

/** Who orders, from where, and the call's idempotency key. */
export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly once: string
}

/** What SubmitFlightOrder does; see the door. */
export async function submit(room: Room, asked: OrderToSubmit, buyer: Buyer): Promise<Submitted> {
  const { search, fare } = await chosen(room, asked)
  const travellers = travellersOf(asked.passengers, { party: search.party, flightDate: fare.departure.date })
  const contact = contactOf(asked.contact)
  const order = await room.orders.submit({
    ownerId: buyer.userId,
    product: 'flight',
    item: { fareId: fare.id, party: search.party } satisfies FlightItem,
    journeys: [journeyOf(fare)],
    passengers: travellers.map(({ passenger }) => passenger),
    contact,
    channel: asked.productChannel,
    total: totalOf(countedPrices(fare.prices, search.party)),
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

function journeyOf({ id, departure }: FareOnSale): Journey {
  return {
    proposalId: String(id),
    isReturning: false,
    airlineCode: departure.airline.iata,
    airlineName: departure.airline.name,
    flightNumber: departure.flightNumber,
    origin: departure.origin.iata,
    originName: cityName(departure.origin),
    destination: departure.destination.iata,
    destinationName: cityName(departure.destination),
    departsLocal: departure.departsLocal,
    arrivesLocal: departure.arrivesLocal,
    departsAt: departure.departsAt,
  }
}
