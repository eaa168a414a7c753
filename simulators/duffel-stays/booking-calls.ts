import { impossible, invalid, notFound } from '../duffel/errors.ts'
import { newId, newReference } from '../duffel/ids.ts'
import type { StayBooking } from './books.ts'
import type { StaysDesk } from './desk.ts'
import { simulatedHotels } from './hotels.ts'
import type { SimulatorRate } from './rates.ts'
import { accommodationView } from './views.ts'
import { respondOrFail } from './weather.ts'

interface BookingRequest {
  readonly quote_id?: string
  readonly guests?: readonly { readonly given_name?: string; readonly family_name?: string }[]
  readonly email?: string
  readonly phone_number?: string
  readonly accommodation_special_requests?: unknown
  readonly metadata?: Readonly<Record<string, unknown>>
}

export function serveBookings(desk: StaysDesk): void {
  const { app, books, faults, quotes } = desk
  app.post<{ Body: { data?: BookingRequest } }>('/stays/bookings', (request, reply) => {
    desk.count('book')
    const asked = request.body?.data ?? {}
    const rate = quotes.get(asked.quote_id ?? '')
    const strikes = { 'book-lost': 'lost', 'book-500': 'booked500', 'book-gone': 'gone' } as const
    const named = rate?.sought.hotel.fate
    const fate =
      named === 'book-lost' || named === 'book-500' || named === 'book-gone' ? strikes[named] : undefined
    return respondOrFail(faults, { call: 'book', request, reply, fate }, () => ({
      status: 201,
      data: shown(booked(desk, asked, rate)),
    }))
  })
  app.get<{ Querystring: { limit?: string; after?: string } }>('/stays/bookings', (request, reply) => {
    desk.count('list')
    return respondOrFail(faults, { call: 'list', request, reply }, () => page(books.all(), request.query))
  })
  app.get<{ Params: { id: string } }>('/stays/bookings/:id', (request, reply) => {
    desk.count('retrieve')
    return respondOrFail(faults, { call: 'retrieve', request, reply }, () => ({
      status: 200,
      data: shown(named(desk, request.params.id)),
    }))
  })
  app.post<{ Params: { id: string } }>('/stays/bookings/:id/actions/cancel', (request, reply) => {
    desk.count('cancel')
    return respondOrFail(faults, { call: 'cancel', request, reply }, () => ({
      status: 200,
      data: shown(cancelled(desk, named(desk, request.params.id))),
    }))
  })
}

function booked(desk: StaysDesk, asked: BookingRequest, rate: SimulatorRate | undefined): StayBooking {
  const { quote_id: quoteId = '', guests = [], email = '', phone_number: phone = '', metadata = {} } = asked
  if (rate === undefined) throw notFound('quote')
  if (guests.length === 0 || guests.some((one) => !one.given_name || !one.family_name))
    throw invalid('invalid_guest_name', 'Each guest needs a given and a family name.')
  if (!/^\+\d{8,15}$/.test(phone))
    throw invalid('invalid_phone_number', 'The phone number must be in E.164 format.')
  if (!email.includes('@')) throw invalid('invalid_email', 'An e-mail address is required.')
  const specialRequests = asked.accommodation_special_requests ?? null
  if (specialRequests !== null && (typeof specialRequests !== 'string' || specialRequests === ''))
    throw invalid('invalid_special_requests', 'Special requests must be a text.')
  if (Temporal.Instant.compare(desk.now(), rate.expiresAt) >= 0)
    throw impossible('quote_expired', 'The quote has expired.')
  if (desk.books.all().some((one) => one.quoteId === quoteId))
    throw impossible('duplicate_booking', 'The quote has been booked already.')
  if (rate.sought.hotel.fate === 'book-refused')
    throw impossible('booking_rejected', 'The accommodation rejected the booking.')
  return desk.books.write({
    id: newId('bok'),
    reference: newReference(),
    quoteId,
    hotelId: rate.sought.hotel.id,
    checkIn: rate.sought.checkIn.toString(),
    checkOut: rate.sought.checkOut.toString(),
    rooms: rate.sought.rooms,
    total: rate.total,
    guests,
    email,
    phone,
    specialRequests,
    metadata,
    confirmedAt: desk.now().toString(),
    cancelledAt: null,
    timeline: rate.timeline.map(({ before, refund }) => ({ before: before.toString(), refund })),
    refunded: null,
  })
}

function cancelled(desk: StaysDesk, booking: StayBooking): StayBooking {
  if (booking.cancelledAt !== null) throw impossible('already_cancelled', 'The booking is cancelled already.')
  if (simulatedHotels.find(({ id }) => id === booking.hotelId)?.fate === 'cancel-refused')
    throw impossible('cancellation_not_allowed', 'The accommodation takes nothing back by itself.')
  const now = desk.now()
  const holding = booking.timeline.find(
    ({ before }) => Temporal.Instant.compare(now, Temporal.Instant.from(before)) < 0,
  )
  return desk.books.write({ ...booking, cancelledAt: now.toString(), refunded: holding?.refund ?? 0 })
}

function named({ books }: StaysDesk, id: string): StayBooking {
  const booking = books.booking(id)
  if (booking === undefined) throw notFound('booking')
  return booking
}

function page(all: readonly StayBooking[], { limit = '50', after = '' }: { limit?: string; after?: string }) {
  const size = Math.min(200, Number(limit))
  const from = after === '' ? 0 : Number(after)
  const next = from + size < all.length ? String(from + size) : null
  return {
    status: 200,
    data: all
      .toReversed()
      .slice(from, from + size)
      .map(shown),
    meta: { limit: size, before: null, after: next },
  }
}

function shown(booking: StayBooking): object {
  const hotel = simulatedHotels.find(({ id }) => id === booking.hotelId)
  const {
    id,
    reference,
    checkIn,
    checkOut,
    rooms,
    guests,
    email,
    phone,
    specialRequests,
    metadata,
    confirmedAt,
    cancelledAt,
  } = booking
  return {
    id,
    reference,
    status: cancelledAt === null ? 'confirmed' : 'cancelled',
    check_in_date: checkIn,
    check_out_date: checkOut,
    rooms,
    guests,
    email,
    phone_number: phone,
    accommodation_special_requests: specialRequests ?? null,
    metadata,
    confirmed_at: confirmedAt,
    cancelled_at: cancelledAt,
    accommodation: hotel && accommodationView(hotel),
  }
}
