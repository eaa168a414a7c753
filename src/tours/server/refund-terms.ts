import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import type { RefundableItem, RefundTerms } from '#orders/refund-terms.ts'
import { bedRows } from '#tours/beds.ts'
import { calledOffLadder, ladderNamed } from '#tours/ladders.ts'
import { packageOf } from '#tours/packages.ts'
import { bookingOf, supplierShareOf, type TourTraveller } from '#tours/server/bookings.ts'
import { departureOf } from '#tours/server/departures.ts'
import type { Room } from '#tours/server/room.ts'

/** Everybody is an item, of flight, hotel and the rest together; who shares a room goes back together. What is called off
 * comes back whole. */
export async function refundTerms(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const booking = await bookingOf(trx, orderId)
  if (booking?.state !== 'issued') throw new Error(`order ${orderId} is not booked`)
  const departure = await departureOf(trx, booking.departureId)
  if (departure === undefined) throw new Error(`departure ${booking.departureId} is gone`)
  const { place } = packageOf(departure.packageId)
  const hasBegun =
    departure.calledOffAt === null && Temporal.Instant.compare(clock.now(), departure.departsAt) >= 0
  const ladder = departure.calledOffAt === null ? ladderNamed(departure.ladder) : calledOffLadder
  return {
    isCharter: departure.ladder === 'tour/charter',
    items: booking.travellers.map((one) => itemOf(one, hasBegun)),
    legs: [
      {
        leg: 0,
        proposalId: departure.id,
        departure: departure.departsAt.toZonedDateTimeISO(iranZone),
        cityName: place.name,
        ladders: [ladder],
        // whoever covers a cancelled flight covers the tour that flies with it
        flights: [departure.outbound, departure.inbound].map(({ airlineCode, flightNumber, departsAt }) => ({
          airlineCode,
          flightNumber,
          departsAt: Temporal.Instant.from(departsAt),
          isCharter: departure.ladder === 'tour/charter',
        })),
      },
    ],
  }
}

function itemOf(one: TourTraveller, hasBegun: boolean): RefundableItem {
  return {
    passenger: one.position,
    leg: 0,
    group: bedRows[one.bed].group,
    base: one.total,
    total: one.total,
    supplierShare: supplierShareOf(one),
    together: `room ${one.room}`,
    state: one.isRefunded ? 'refunded' : hasBegun ? 'flown' : 'refundable',
  }
}
