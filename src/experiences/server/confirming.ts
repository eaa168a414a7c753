import { type Booking, bookedAs, bookingOf, moved } from '#experiences/server/bookings.ts'
import { type Room, supplierOf } from '#experiences/server/room.ts'
import { patience, waiting } from '#experiences/server/waiting.ts'
import type { BookingContact, ExperienceBooking } from '#experiences/supplier/booking.ts'
import type { ExperienceSupplier } from '#experiences/supplier/supplier.ts'
import type { Issued } from '#orders/product.ts'

/** wait between requests for one order */
const againAfterSeconds = 5
const pendingAgainSeconds = 20
/** after so long what is not found was not made */
export const settlesAfterSeconds = 60

/** Buys what is held. Stored before it is sent; after silence or a refusal the booking itself decides, so that there is a
 * booking or the money back. Idempotent. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const row = await bookingOf(room.database, orderId)
  const supplier = row && supplierOf(room, row.supplier)
  if (row === undefined || supplier === undefined)
    return { kind: 'failed', reason: 'nobody sells it any more' }
  if (row.state === 'held') await moved(room.database, orderId, { to: 'confirming', now: room.clock.now() })
  const now = await bookedAs(room.database, orderId)
  if (now.state === 'confirming') await confirm(room, supplier, now)
  if (now.state === 'pending') await lookAt(room, now)
  return answerOf(await bookedAs(room.database, orderId))
}

function answerOf(row: Booking): Issued {
  if (row.state === 'confirmed' && row.reference !== null)
    return { kind: 'issued', reference: row.reference, supplierPayable: row.supplierShare }
  if (row.state === 'confirming') return { kind: 'later', afterSeconds: againAfterSeconds }
  if (row.state === 'pending') return { kind: 'later', afterSeconds: pendingAgainSeconds }
  return { kind: 'failed', reason: `${row.supplier}: ${row.reason ?? row.state}` }
}

async function confirm(room: Room, supplier: ExperienceSupplier, row: Booking): Promise<void> {
  const { orderId } = row
  const contact = await contactOf(room, orderId)
  const made = await supplier.confirm(
    { key: orderId, contact, reference: orderId },
    waiting(patience.command),
  )
  room.log.info({ orderId, supplier: supplier.name, kind: made.kind }, 'experience.confirm')
  if (made.kind === 'done') return record(room, row, made.value)
  const reason = made.kind === 'rejected' ? made.code : undefined
  return lookAt(room, row, reason)
}

async function contactOf({ orders }: Room, orderId: string): Promise<BookingContact> {
  const [[lead], contact] = await Promise.all([orders.passengersOf(orderId), orders.contactOf(orderId)])
  return {
    firstName: lead?.firstName ?? '',
    lastName: lead?.lastName ?? '',
    email: contact.email === '' ? null : contact.email,
    phone: contact.phoneNumber,
  }
}

/** `refused`: its word for what it did not buy; what is still held then stays unbought. */
async function lookAt(room: Room, row: Booking, refused?: string): Promise<void> {
  const { orderId } = row
  const found = await supplierOf(room, row.supplier)?.lookUp(orderId, waiting(patience.command))
  room.log.info({ orderId, supplier: row.supplier, kind: found?.kind }, 'experience.looked-up')
  if (found?.kind !== 'done') return
  const now = room.clock.now()
  if (found.value === null) {
    const waited = row.askedAt.until(now).total('seconds')
    if (waited >= settlesAfterSeconds)
      await moved(room.database, orderId, { to: 'gone', now, reason: 'looked up: absent' })
    return
  }
  if (found.value.state !== 'held') return record(room, row, found.value)
  if (refused !== undefined)
    await moved(room.database, orderId, { to: 'cancelling', now, reason: `not confirmed: ${refused}` })
}

async function record(
  { database, clock }: Room,
  { orderId }: Booking,
  booked: ExperienceBooking,
): Promise<void> {
  const now = clock.now()
  if (booked.state === 'confirmed' || booked.state === 'redeemed')
    await moved(database, orderId, { to: 'confirmed', now, booked })
  else if (booked.state === 'pending') await moved(database, orderId, { to: 'pending', now, booked })
  else if (booked.state !== 'held')
    await moved(database, orderId, { to: 'gone', now, reason: `it is ${booked.state} there` })
}
