import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { sum } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'
import { seatsOf } from '#tours/beds.ts'
import {
  type Booking,
  bookingOf,
  countSeats,
  lockedBooking,
  supplierShareOf,
} from '#tours/server/bookings.ts'
import { lockedDeparture } from '#tours/server/departures.ts'
import type { Room } from '#tours/server/room.ts'
import { tourVoucherNumber } from '#tours/voucher-number.ts'

/** Tickets first, which a flight may refuse; then rooms, which are held; then the voucher. Idempotent: what a crash left
 * between them is gone on with. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const booking = await bookingOf(room.database, orderId)
  if (booking === undefined || booking.state === 'released')
    return { kind: 'failed', reason: 'the places were given back' }
  if (booking.state === 'issued') return answer(booking)
  const tickets = await room.flights.product.issue(orderId)
  if (tickets.kind !== 'issued') return tickets
  const rooms = await room.hotels.product.issue(orderId)
  if (rooms.kind !== 'issued') throw new Error(`order ${orderId} has tickets and no rooms`)
  return room.database.transaction().execute((trx) => sell(room, trx, orderId))
}

async function sell(room: Room, trx: Trx, orderId: string): Promise<Issued> {
  const booking = await lockedBooking(trx, orderId)
  if (booking?.state === 'issued') return answer(booking)
  if (booking?.state !== 'held') throw new Error(`order ${orderId} was released with its tickets issued`)
  const departure = await lockedDeparture(trx, booking.departureId)
  const seats = seatsOf(booking.travellers.map(({ bed }) => bed))
  await countSeats(trx, { departureId: booking.departureId, held: -seats, sold: seats })
  const voucherNumber = await nextNumber(room, trx)
  await sql`
    update tours.bookings set state = 'issued', voucher_number = ${voucherNumber}, issued_at = ${room.clock.now()}
    where order_id = ${orderId}`.execute(trx)
  room.log.info({ orderId, departureId: booking.departureId }, 'tour.booked')
  // paid for while it was called off: it goes back whole by itself
  if (departure?.calledOffAt !== null) await room.givingBack.send({ orderId }, { within: trx })
  return answer({ ...booking, voucherNumber })
}

async function nextNumber({ numberOf }: Pick<Room, 'numberOf'>, trx: Trx): Promise<string> {
  for (;;) {
    const { serial } = await one(
      trx,
      sql<{ serial: number }>`select nextval('tours.voucher_serial') as serial`,
    )
    const next = tourVoucherNumber(numberOf(serial))
    const taken = await maybe(trx, sql`select from tours.bookings where voucher_number = ${next}`)
    if (taken === undefined) return next
  }
}

/** All but our part is owed to those whose contracts the package is made of. */
function answer({ orderId, voucherNumber, travellers }: Booking): Issued {
  if (voucherNumber === null) throw new Error(`order ${orderId} is booked without a voucher number`)
  return { kind: 'issued', reference: voucherNumber, supplierPayable: sum(travellers.map(supplierShareOf)) }
}
