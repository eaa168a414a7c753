import type { Approved, Submitted } from '#flights/answered.ts'
import type { OrderToReserve, OrderToSubmit } from '#flights/asked.ts'
import { chosen } from '#flights/server/chosen.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { cityName } from '#flights/server/on-sale-rows.ts'
import { contactOf, travellersOf } from '#flights/server/order-people.ts'
import { countedPrices, totalOf } from '#flights/server/party-prices.ts'
import type { FlightItem } from '#flights/server/product.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { isUnpaid } from '#orders/life.ts'
import type { Journey, Order } from '#orders/order.ts'

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

/** What ReserveFlightOrder does; see the door. An order agreed to already needs no second captcha. */
export async function reserve(room: Room, asked: OrderToReserve, userId: string): Promise<Approved> {
  const before = await room.orders.ofUser(asked.orderId, userId)
  if (before.status === 'approved') return approved(before)
  const isSolved = await room.captcha.spend(room.database, {
    captchaId: asked.captchaId,
    subject: asked.orderId,
    answer: asked.captchaCode,
  })
  if (!isSolved) throw refuse('CAPTCHA_WRONG', { property: 'captchaCode' })
  return approved(await room.orders.approve(asked.orderId, userId))
}

function approved(order: Order): Approved {
  return {
    orderId: order.orderId,
    status: order.status,
    totalPrice: order.total,
    holdExpiresAt: isUnpaid(order.status) ? order.holdExpiresAt.toString() : null,
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
