import { nameView } from '#accounts/names.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import type { LaterBagsOrdered } from '#flights/later-bags/later-bag-calls.ts'
import { refundSays } from '#flights/later-bags/refund-words.ts'
import { bagsOrder } from '#flights/later-bags/server/stored-bags.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'
import type { Order } from '#orders/order.ts'

/** Refuses HOLD_ENDED for an order that ended before it was one. */
export async function orderedBags(room: Room, order: Order): Promise<LaterBagsOrdered> {
  const found = await bagsOrder(room.database, order.orderId)
  if (found === undefined) throw refuse('HOLD_ENDED')
  const { legs } = await flightOrder(room, found.ticketOrder, order.ownerId)
  const [journey] = (await room.orders.journeysOf(found.ticketOrder)).slice(found.leg)
  const people = await room.orders.passengersOf(order.orderId)
  const first = legs[found.leg]?.sold.fares[0].departure
  if (journey === undefined || first === undefined) throw refuse('HOLD_ENDED')
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    ticketOrder: found.ticketOrder,
    leg: found.leg,
    route: `${journey.originName} به ${journey.destinationName}`,
    flightNumber: first.flightNumber,
    departureTime: first.departsLocal.toString(),
    seller: room.suppliers.of(found.supplier)?.title ?? first.airline.name,
    refundSays: refundSays(found.supplier),
    totalPrice: order.total,
    bags: found.bags.map((bag) => {
      const person = people[bag.position]
      const name = person === undefined ? '' : nameView(person)
      const { passenger, price, isRefunded } = bag
      return { passenger, name, words: bagWords(bag), price, isRefunded }
    }),
  }
}
