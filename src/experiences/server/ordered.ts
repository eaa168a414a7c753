import { nameView } from '#accounts/names.ts'
import { experienceId } from '#experiences/experience-id.ts'
import type { ExperienceOrdered } from '#experiences/responses.ts'
import { bookingOf } from '#experiences/server/bookings.ts'
import { refuse } from '#experiences/server/refusals.ts'
import type { Room } from '#experiences/server/room.ts'
import { localOf } from '#experiences/server/views.ts'
import { isUnpaid } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'

/** Throws HOLD_ENDED for an order that ended before it held anything. */
export async function orderedView(room: Room, order: Order): Promise<ExperienceOrdered> {
  const { orderId, orderNumber, status, holdExpiresAt } = order
  const row = await bookingOf(room.database, orderId)
  if (row === undefined) throw refuse('HOLD_ENDED')
  const [lead] = await room.orders.passengersOf(orderId)
  const { sold, refundableUntil, isRefunded } = row
  return {
    orderId,
    orderNumber,
    status,
    experienceId: experienceId({ supplier: row.supplier, ref: row.experience }),
    title: sold.title,
    locale: sold.locale,
    optionTitle: sold.optionTitle,
    cityCode: sold.cityCode,
    cityName: sold.cityName,
    startsLocal: sold.startsLocal,
    endsLocal: sold.endsLocal,
    isAllDay: sold.isAllDay,
    hours: [...sold.hours],
    place: sold.place,
    notes: [...sold.notes],
    units: sold.units.map(({ kind, title, ages, count, total }) => ({ kind, title, ages, count, total })),
    totalPrice: row.total,
    leader: lead === undefined ? '' : nameView(lead),
    refundableUntilLocal: localOf(refundableUntil.toZonedDateTimeISO(sold.offset)),
    isRefundable: !isRefunded && Temporal.Instant.compare(room.clock.now(), refundableUntil) < 0,
    isInstant: sold.isInstant,
    isPending: status === 'issuing' && row.state === 'pending',
    isRefunded,
    reference: row.issuedAt === null ? null : row.reference,
    holdExpiresAt: isUnpaid(status) ? holdExpiresAt.toString() : null,
  }
}
