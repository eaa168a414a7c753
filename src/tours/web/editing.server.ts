import { data, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { iranZone } from '#calendar/zones.ts'
import { personTexts } from '#orders/web/person-texts.ts'
import { isId } from '#payments/web/is-id.ts'
import { tourConfirmPath, tourPath } from '#tours/web/order-paths.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import type { PageRooms } from '#web/page-context.server.ts'

/** The travellers of the user's own unpaid order, as they stand on it; whoever cannot correct them any more is led to the order. */
export async function editing(
  { tours, orders, passengers, clock }: Pick<PageRooms['tours'], 'tours' | 'orders' | 'passengers' | 'clock'>,
  orderId: string,
  userId: string,
) {
  if (!isId(orderId)) throw data(null, { status: 404 })
  const order = await tours.ordered(orderId, userId).catch(missingIfRefused)
  const detail = await tours.detail(order.departureId)
  const hotel = detail.hotels.find(({ hotelId }) => hotelId === order.hotelId)
  if (order.holdExpiresAt === null || hotel === undefined) throw redirect(tourConfirmPath(orderId))
  const [contact, people, saved] = await Promise.all([
    orders.contactOf(orderId),
    orders.passengersOf(orderId),
    passengers.savedOf(userId),
  ])
  const { departureId, name, cityName, leavesOn, returnsOn, isDomestic } = detail
  return {
    gone: undefined,
    edited: {
      orderId,
      contact: { phoneNumber: contact.phoneNumber, email: contact.email ?? '' },
      keptAs: `edit ${orderId}`,
      known: people.map(personTexts),
    },
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    tour: { departureId, name, cityName, leavesOn, returnsOn, isDomestic },
    stay: { hotelId: hotel.hotelId, name: hotel.name, stars: hotel.stars, prices: hotel.prices },
    places: order.travellers.map(({ room, bed }) => ({ room, bed })),
    total: order.totalPrice,
    today: clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
    saved,
    owner: undefined,
    shared: undefined,
    phone: contact.phoneNumber,
    searchAgain: tourPath(departureId),
  }
}
