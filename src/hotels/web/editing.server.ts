import { data, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { iranZone } from '#calendar/zones.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { hotelConfirmPath } from '#hotels/web/order-paths.ts'
import { personTexts } from '#orders/web/person-texts.ts'
import { isId } from '#payments/web/is-id.ts'
import type { PageRooms } from '#web/page-context.server.ts'

/** The leaders of the user's own unpaid order, as they stand on it; whoever cannot correct them any more is led to the order. */
export async function editing(
  {
    hotels,
    orders,
    passengers,
    clock,
  }: Pick<PageRooms['hotels'], 'hotels' | 'orders' | 'passengers' | 'clock'>,
  orderId: string,
  userId: string,
) {
  if (!isId(orderId)) throw data(null, { status: 404 })
  const order = await hotels.ordered(orderId, userId).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) throw data(null, { status: 404 })
    throw redirect(hotelConfirmPath(orderId))
  })
  const { hotel, checkIn, checkOut, nights, status, holdExpiresAt } = order
  if (holdExpiresAt === null || (status !== 'submitted' && status !== 'approved'))
    throw redirect(hotelConfirmPath(orderId))
  const [contact, people, saved] = await Promise.all([
    orders.contactOf(orderId),
    orders.passengersOf(orderId),
    passengers.savedOf(userId),
  ])
  return {
    gone: undefined,
    edited: {
      orderId,
      contact: { phoneNumber: contact.phoneNumber, email: contact.email ?? '' },
      keptAs: `edit ${orderId}`,
      known: people.map(personTexts),
    },
    hold: { until: holdExpiresAt, totalSeconds: clocks.hold, priceOnly: hotel.soldBy !== null },
    stay: { hotel, checkIn, checkOut, nights },
    rooms: order.rooms.map(({ adults, childAges, roomName, board, total }) => ({
      adults,
      childAges,
      rateId: '',
      roomName,
      board,
      total,
    })),
    today: clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
    saved,
    owner: undefined,
    shared: undefined,
    phone: contact.phoneNumber,
    searchAgain: hotelPath(hotel.id, order),
  }
}
