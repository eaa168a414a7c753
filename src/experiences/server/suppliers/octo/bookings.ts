import { isAddressOf } from '#experiences/server/suppliers/octo/addresses.ts'
import { commandOcto, type OctoAccess, readOcto } from '#experiences/server/suppliers/octo/asking.ts'
import { bookingOf, OctoBooking } from '#experiences/server/suppliers/octo/booking-responses.ts'
import type {
  BookingState,
  Confirmation,
  ExperienceBooking,
  Reservation,
} from '#experiences/supplier/booking.ts'
import { done, mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

type Booked = Outcome<ExperienceBooking>

/** The key is the booking's own name there. Not every supplier answers it the second time as the first: what stands is looked up. */
export async function reserve(
  access: OctoAccess,
  reservation: Reservation,
  signal: AbortSignal,
): Promise<Booked> {
  const { key, experienceRef, optionRef, slotRef, party, holdMinutes, currency } = reservation
  const body = {
    uuid: key,
    productId: experienceRef,
    optionId: optionRef,
    ...(slotRef === null ? {} : { availabilityId: slotRef }),
    expirationMinutes: holdMinutes,
    ...(currency === null ? {} : { currency }),
    unitItems: party.flatMap(({ unitRef, count }) =>
      Array.from({ length: count }, () => ({ unitId: unitRef })),
    ),
  }
  const held = await command(access, { path: '/bookings', body }, signal)
  return held.kind === 'done' ? held : ((await standing(access, key, signal)) ?? held)
}

export async function extend(
  access: OctoAccess,
  { key, minutes }: { readonly key: string; readonly minutes: number },
  signal: AbortSignal,
): Promise<Booked> {
  const path = `${pathOf(key)}/extend`
  const extended = await command(access, { path, body: { expirationMinutes: minutes } }, signal)
  if (extended.kind === 'done') return inState(extended.value, ['held'])
  if (extended.kind !== 'rejected') return extended
  const found = await lookUp(access, key, signal)
  return found.kind === 'done' && found.value !== null && found.value.state !== 'held'
    ? inState(found.value, ['held'])
    : extended
}

const bought: readonly BookingState[] = ['confirmed', 'pending', 'redeemed']

export async function confirm(
  access: OctoAccess,
  { key, contact, reference }: Confirmation,
  signal: AbortSignal,
): Promise<Booked> {
  const { firstName, lastName, email, phone } = contact
  const body = {
    contact: {
      fullName: `${firstName} ${lastName}`,
      firstName,
      lastName,
      ...(email === null ? {} : { emailAddress: email }),
      phoneNumber: phone,
      locales: ['fa', 'en'],
    },
    resellerReference: reference,
    emailReceipt: false,
  }
  const made = await command(access, { path: `${pathOf(key)}/confirm`, body }, signal)
  if (made.kind === 'done') return inState(made.value, bought)
  if (made.kind === 'notSent') return made
  const found = await standing(access, key, signal)
  return found?.kind === 'done' && found.value.state !== 'held' ? inState(found.value, bought) : made
}

export async function lookUp(
  access: OctoAccess,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<ExperienceBooking | null>> {
  const found = await readOcto(access, { path: pathOf(key), shape: OctoBooking }, signal)
  if (found.kind === 'rejected' && found.code === 'gone') return done(null)
  return mapped(found, (booking) => bookingOf(booking, isAddressOf(access)))
}

/** What is only held is then expired with some suppliers, cancelled with others. */
const over: readonly BookingState[] = ['cancelled', 'expired']

export async function cancel(
  access: OctoAccess,
  { key, reason }: { readonly key: string; readonly reason: string },
  signal: AbortSignal,
): Promise<Booked> {
  const made = await command(access, { path: `${pathOf(key)}/cancel`, body: { reason } }, signal)
  if (made.kind === 'done') return inState(made.value, over)
  if (made.kind === 'notSent') return made
  const found = await standing(access, key, signal)
  return found?.kind === 'done' && over.includes(found.value.state) ? found : made
}

async function command(
  access: OctoAccess,
  question: { readonly path: string; readonly body: object },
  signal: AbortSignal,
): Promise<Booked> {
  const made = await commandOcto(access, { ...question, shape: OctoBooking }, signal)
  return mapped(made, (booking) => bookingOf(booking, isAddressOf(access)))
}

/** What the supplier has under the key now, if anything. */
async function standing(access: OctoAccess, key: string, signal: AbortSignal): Promise<Booked | undefined> {
  const found = await lookUp(access, key, signal)
  return found.kind === 'done' && found.value !== null ? done(found.value) : undefined
}

function inState(booking: ExperienceBooking, states: readonly BookingState[]): Booked {
  if (states.includes(booking.state)) return done(booking)
  return rejected(over.includes(booking.state) ? 'expired' : 'notAllowed', `it is ${booking.state}`)
}

function pathOf(key: string): string {
  return `/bookings/${encodeURIComponent(key)}`
}
