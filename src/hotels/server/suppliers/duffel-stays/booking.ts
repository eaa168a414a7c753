import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { askStays, readStays } from '#hotels/server/suppliers/duffel-stays/asking.ts'
import type { StaysDesk } from '#hotels/server/suppliers/duffel-stays/desk.ts'
import { type Booking, BookingsPage, OneBooking } from '#hotels/server/suppliers/duffel-stays/responses.ts'
import type { HotelBooked, HotelBooking } from '#hotels/supplier/booking.ts'
import { done, mapped, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'

const pageSize = 200
const pagesAtMost = 10

/** Duffel has no idempotency keys: a key this process has used is looked up before anything is sent again. */
export async function bookStay(
  desk: StaysDesk,
  booking: HotelBooking,
  signal: AbortSignal,
): Promise<Outcome<HotelBooked>> {
  const { key, quoteRef, leaders, contact, requests } = booking
  const { nameMaxLength } = desk.caps
  if (leaders.some((one) => [one.firstName, one.lastName].some((name) => !isName(name, nameMaxLength))))
    return rejected('paxInvalid', 'a name that the supplier does not take')
  const phone = parsePhoneNumberFromString(contact.phone, 'IR')?.number
  if (phone === undefined) return rejected('paxInvalid', 'a phone number that nobody can call')
  if (desk.sent.has(key)) return again(desk, key, signal)
  desk.sent.set(key, true)
  const data = {
    quote_id: quoteRef,
    guests: leaders.map(({ firstName, lastName }) => ({ given_name: firstName, family_name: lastName })),
    email: contact.email ?? desk.email,
    phone_number: phone,
    ...(requests ? { accommodation_special_requests: requests } : {}),
    metadata: { key },
  }
  const made = await askStays(desk, { path: '/bookings', data, shape: OneBooking }, signal)
  if (made.kind === 'rejected' || made.kind === 'notSent') desk.sent.delete(key)
  return mapped(made, ({ data: one }) => bookedOf(one))
}

async function again(desk: StaysDesk, key: string, signal: AbortSignal): Promise<Outcome<HotelBooked>> {
  const found = await lookUpStay(desk, { ref: null, key }, signal)
  if (found.kind !== 'done' || found.value === null) return unknown('sent before, and not found yet')
  return done(found.value)
}

interface BookingRef {
  readonly ref: string | null
  readonly key: string
}

export async function lookUpStay(
  desk: StaysDesk,
  { ref, key }: BookingRef,
  signal: AbortSignal,
): Promise<Outcome<HotelBooked | null>> {
  if (ref === null) return bookingOfKey(desk, key, signal)
  const path = `/bookings/${encodeURIComponent(ref)}`
  const found = await readStays(desk, { path, shape: OneBooking }, signal)
  if (found.kind === 'rejected' && found.code === 'gone') return done(null)
  return mapped(found, ({ data }) => bookedOf(data))
}

async function bookingOfKey(
  desk: StaysDesk,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<HotelBooked | null>> {
  let after: string | undefined
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const query = { limit: pageSize, ...(after === undefined ? {} : { after }) }
    const found = await readStays(desk, { path: '/bookings', query, shape: BookingsPage }, signal)
    if (found.kind !== 'done') return found
    const ours = found.value.data.find(({ metadata }) => metadata?.['key'] === key)
    if (ours !== undefined) return done(bookedOf(ours))
    after = found.value.meta?.after ?? undefined
    if (after === undefined) return done(null)
  }
  return unknown('more bookings than are looked through')
}

export async function cancelStay(
  desk: StaysDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<'cancelled'>> {
  const path = `/bookings/${encodeURIComponent(ref)}/actions/cancel`
  const answer = await askStays(desk, { path, data: {}, shape: OneBooking }, signal)
  if (answer.kind === 'rejected' && answer.code === 'duplicate') return done('cancelled')
  if (answer.kind !== 'done') return answer
  return answer.value.data.status === 'cancelled'
    ? done('cancelled')
    : unknown('cancelled, it is said, and stands')
}

function bookedOf({ id, reference, status }: Booking): HotelBooked {
  return { ref: id, reference: reference ?? id, state: status === 'cancelled' ? 'cancelled' : 'booked' }
}

function isName(name: string, most: number): boolean {
  return /^[A-Za-z][A-Za-z '’-]*$/.test(name) && name.length <= most
}
