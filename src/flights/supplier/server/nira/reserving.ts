import * as z from 'zod/mini'
import { nameFaults } from '#flights/supplier/names.ts'
import type { Booking, SupplierOrder } from '#flights/supplier/order.ts'
import type { NiraDesk } from '#flights/supplier/server/nira/desk.ts'
import { findByPeople, retrieve } from '#flights/supplier/server/nira/finding.ts'
import { askNira, saidIn } from '#flights/supplier/server/nira/nira-client.ts'
import { flightOfRef, type NiraFlightRef, orderRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { ageOn } from '#flights/supplier/server/nira/offers.ts'
import { done, type Outcome, type RejectCode, rejected, unknown } from '#suppliers/outcome.ts'
import { unheard } from '#suppliers/server/suppliers.ts'

const Reserved = z.object({
  AirReserve: z.array(z.object({ Error: z.string(), PNR: z._default(z.string(), '') })),
})

/** ReservJS. The host has no idempotency keys: without an answer the flight's
 * reservations are searched before anything is sent again. */
export async function reserveAtNira(
  desk: NiraDesk,
  booking: Booking,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const flight = flightOfRef(booking.offerRef)
  if (flight === undefined) return rejected('gone', 'no offer of this supplier')
  if (booking.travellers.some((one) => nameFaults(one, desk.caps).length > 0))
    return rejected('paxInvalid', 'a name that the host does not take')
  const before = desk.sent.get(booking.key)
  if (before !== undefined) return again(desk, booking, { flight, ref: before.ref, signal })
  const heard = await askNira(desk, { page: 'reserve', fields: fieldsOf(booking, flight) }, signal)
  if (heard.kind === 'not-sent') return unheard(heard)
  desk.sent.set(booking.key, { ref: null })
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  if (said.kind === 'nothing') return unknown(said.why)
  const read = said.kind === 'data' ? Reserved.safeParse(said.data) : undefined
  const answer = read?.success === true ? read.data.AirReserve[0] : undefined
  if (said.kind === 'words' || (answer !== undefined && answer.Error.trim() !== 'No Err')) {
    desk.sent.delete(booking.key)
    const words = said.kind === 'words' ? said.words : (answer?.Error ?? '')
    return rejected(codeOf(words), words.slice(0, 120))
  }
  if (answer === undefined || answer.PNR === '') return unknown('a reservation without a code')
  const ref = orderRef(flight.airline, answer.PNR)
  desk.sent.set(booking.key, { ref })
  return reserved(desk, { ref, pnr: answer.PNR, booking }, signal)
}

interface Again {
  readonly flight: NiraFlightRef
  readonly ref: string | null
  readonly signal: AbortSignal
}

async function again(
  desk: NiraDesk,
  booking: Booking,
  { flight, ref, signal }: Again,
): Promise<Outcome<SupplierOrder>> {
  const found =
    ref === null
      ? await findByPeople(desk, { booking, flight, others: [] }, signal)
      : await retrieve(desk, { ref, booking }, signal)
  if (found.kind !== 'done') return unknown('sent before, and not found yet')
  return found.value === null ? unknown('sent before, and not found yet') : done(found.value)
}

interface Taken {
  readonly ref: string
  readonly pnr: string
  readonly booking: Booking
}

async function reserved(
  desk: NiraDesk,
  { ref, pnr, booking }: Taken,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const found = await retrieve(desk, { ref, booking }, signal)
  if (found.kind === 'done' && found.value !== null) return done(found.value)
  return done({ ref, pnr, state: 'held', holdUntil: null, tickets: [], total: booking.total })
}

function fieldsOf({ travellers, contact }: Booking, flight: NiraFlightRef): Record<string, string | number> {
  const [, month = '', day = ''] = flight.date.split('-')
  const people = travellers.map((one, at) => [
    [`edtName${at + 1}`, one.firstName],
    [`edtLast${at + 1}`, one.lastName],
    [`edtAge${at + 1}`, ageOn(one.birthDate, flight.date)],
    [`edtID${at + 1}`, one.document.number],
  ])
  return {
    AirLine: flight.airline,
    cbSource: flight.origin,
    cbTarget: flight.destination,
    FlightClass: flight.letter,
    FlightNo: flight.number,
    Day: day,
    Month: month,
    No: travellers.length,
    edtContact: contact.phone,
    ...Object.fromEntries(people.flat()),
  }
}

const codes: readonly (readonly [RegExp, RejectCode])[] = [
  [/CLASS CLOSED|NO SEAT|NOT FOUND|SOLD/i, 'gone'],
  [/NAME|PASSENGER|AGE|ID/i, 'paxInvalid'],
  [/CREDIT|BALANCE/i, 'noCredit'],
  [/DUPLICATE/i, 'duplicate'],
  [/AUTH/i, 'auth'],
]

export function codeOf(words: string): RejectCode {
  return codes.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'
}
