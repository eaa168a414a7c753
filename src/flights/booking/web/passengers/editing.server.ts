import { data, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { searchAgainPath, tripOf } from '#flights/booking/web/confirm/confirm-trip.server.ts'
import { travellersAgain } from '#flights/booking/web/passengers/passengers-again.server.ts'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import type { PageRooms } from '#web/page-context.server.ts'

type Rooms = Pick<PageRooms['flights'], 'flights' | 'orders' | 'passengers'>

/** The form of the user's own unpaid order, as it stands on it; whoever cannot correct it any more is led to the order. */
export async function editing({ flights, orders, passengers }: Rooms, orderId: string, userId: string) {
  const form = await flights.orderInForm(orderId, userId).catch((error: unknown) => {
    if (refusalIn(error).status === 404) throw data(null, { status: 404 })
    throw redirect(confirmPath(orderId))
  })
  if (form === undefined) throw redirect(confirmPath(orderId))
  const [order, { isPriceOnly }, contact, saved, known] = await Promise.all([
    flights.verified(orderId, userId),
    orders.ofUser(orderId, userId),
    orders.contactOf(orderId),
    passengers.savedOf(userId),
    travellersAgain({ orders }, orderId, userId),
  ])
  if (order.holdExpiresAt === null) throw redirect(confirmPath(orderId))
  return {
    chosen: undefined,
    gone: undefined,
    edited: {
      orderId,
      legs: order.legs,
      travellers: order.passengers,
      contact: { phoneNumber: contact.phoneNumber, email: contact.email ?? '' },
      keptAs: `edit ${orderId}`,
    },
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold, priceOnly: isPriceOnly },
    trip: tripOf(order),
    legs: order.legs,
    travel: form.travel,
    bags: [],
    seatMaps: [],
    protection: undefined,
    firstBags: [],
    prices: [],
    total: order.totalPrice,
    party: form.party,
    validUntil: order.holdExpiresAt,
    saved,
    again: undefined,
    known,
    owner: undefined,
    shared: undefined,
    phone: contact.phoneNumber,
    searchAgain: searchAgainPath(order.flightGroups, form.party),
  }
}
