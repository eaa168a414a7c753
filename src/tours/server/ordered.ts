import { nameView } from '#accounts/names.ts'
import { hotelOf } from '#hotels/catalogue.ts'
import { sum } from '#money/rial.ts'
import { isUnpaid } from '#orders/life.ts'
import type { Order, OrderPassenger } from '#orders/order.ts'
import { tourKind } from '#tours/kind.ts'
import { packageName, packageOf } from '#tours/packages.ts'
import { partsBy } from '#tours/price-parts.ts'
import type { TourOrdered } from '#tours/responses.ts'
import { type Booking, bookingOf } from '#tours/server/bookings.ts'
import { type Departure, departureOf } from '#tours/server/departures.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'

export interface TourOrder {
  readonly order: Order
  readonly booking: Booking
  readonly departure: Departure
  readonly people: readonly OrderPassenger[]
}

/** Throws ORDER_NOT_FOUND, also for another's. */
export async function ordered(room: Room, orderId: string, userId: string): Promise<TourOrdered> {
  return orderedOf(room, await room.orders.ofUser(orderId, userId, tourKind))
}

export async function orderedOf(room: Room, order: Order): Promise<TourOrdered> {
  const found = await tourOrder(room, order)
  const { departure, booking } = found
  const of = packageOf(departure.packageId)
  const hotel = hotelOf(booking.hotelId)
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    departureId: departure.id,
    name: packageName(of),
    cityCode: of.place.cityCode,
    cityName: of.place.name,
    isDomestic: of.place.isDomestic,
    leavesOn: departure.leavesOn.toString(),
    returnsOn: departure.returnsOn.toString(),
    nights: of.nights,
    outbound: departure.outbound,
    inbound: departure.inbound,
    hotelId: hotel.id,
    hotelName: hotel.name,
    hotelNameEn: hotel.nameEn,
    totalPrice: order.total,
    holdExpiresAt: isUnpaid(order.status) ? order.holdExpiresAt.toString() : null,
    voucherNumber: booking.voucherNumber,
    isCalledOff: departure.calledOffAt !== null,
    travellers: travellersOf(found),
    parts: partsBy((part) => sum(booking.travellers.map((one) => one[part]))),
  }
}

function travellersOf({ booking, people }: TourOrder): TourOrdered['travellers'] {
  return booking.travellers.map(({ position, room, bed, total, isRefunded }) => {
    const person = people[position]
    return {
      name: person === undefined ? '' : nameView(person),
      latinName: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
      room,
      bed,
      total,
      isRefunded,
    }
  })
}

export async function tourOrder({ database, orders }: Room, order: Order): Promise<TourOrder> {
  const booking = await bookingOf(database, order.orderId)
  const departure = booking && (await departureOf(database, booking.departureId))
  if (booking === undefined || departure === undefined) throw refuse('ORDER_NOT_FOUND')
  return { order, booking, departure, people: await orders.passengersOf(order.orderId) }
}
