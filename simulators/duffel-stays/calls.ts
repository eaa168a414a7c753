import type { FastifyRequest } from 'fastify'
import { invalid, notFound } from '../duffel/errors.ts'
import { newId } from '../duffel/ids.ts'
import type { StaysDesk } from './desk.ts'
import { hotelsNear, type SimulatorHotel, simulatedHotels } from './hotels.ts'
import { type Guest, ratesFor, type SimulatorRate, type Sought } from './rates.ts'
import { accommodationView, amount, resultView, roomsView } from './views.ts'
import { respondOrFail, unavailable } from './weather.ts'

interface SearchRequest {
  readonly rooms?: number
  readonly guests?: readonly Guest[]
  readonly check_in_date?: string
  readonly check_out_date?: string
  readonly location?: {
    readonly radius?: number
    readonly geographic_coordinates?: { readonly latitude: number; readonly longitude: number }
  }
  readonly accommodation?: { readonly ids?: readonly string[] }
}

interface Data<T> {
  readonly data?: T
}

const dearerPercent = 107

export function serveSearches(desk: StaysDesk): void {
  const { app, faults, results, rates, quotes, now } = desk
  app.post<{ Body: Data<SearchRequest> }>('/stays/search', (request, reply) => {
    desk.count('search')
    return respondOrFail(faults, { call: 'search', request, reply }, () => {
      const found = soughtIn(request.body?.data ?? {}, now()).map((sought) =>
        keep(desk, sought, originOf(request)),
      )
      return { status: 200, data: { created_at: now().toString(), results: found } }
    })
  })
  app.post<{ Params: { id: string } }>(
    '/stays/search_results/:id/actions/fetch_all_rates',
    (request, reply) => {
      desk.count('rates')
      return respondOrFail(faults, { call: 'rates', request, reply }, () => {
        const kept = results.get(request.params.id)
        if (kept === undefined) throw notFound('search result')
        return {
          status: 200,
          data: resultView({ id: request.params.id, origin: originOf(request), ...kept }, true),
        }
      })
    },
  )
  app.post<{ Body: Data<{ rate_id?: string }> }>('/stays/quotes', (request, reply) => {
    desk.count('quote')
    const rate = rates.get(request.body?.data?.rate_id ?? '')
    return respondOrFail(faults, { call: 'quote', request, reply }, () => {
      if (rate === undefined) throw notFound('rate')
      if (rate.sought.hotel.fate === 'quote-gone' || Temporal.Instant.compare(now(), rate.expiresAt) >= 0)
        throw unavailable()
      const isDearer = rate.sought.hotel.fate === 'quote-dearer' || faults.strikes('quote-dearer')
      const quote = { id: newId('quo'), rate: isDearer ? dearer(rate) : rate }
      quotes.set(quote.id, quote.rate)
      return { status: 201, data: quoteView(quote) }
    })
  })
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}

function keep({ results, rates, now }: StaysDesk, sought: Sought, origin: string): object {
  const found = ratesFor(sought, now())
  const id = newId('srr')
  results.set(id, { sought, rates: found })
  for (const rate of found) rates.set(rate.id, rate)
  return resultView({ id, sought, rates: found, origin }, false)
}

function soughtIn(asked: SearchRequest, now: Temporal.Instant): readonly Sought[] {
  const { rooms = 0, guests = [], check_in_date: from = '', check_out_date: until = '' } = asked
  if (rooms < 1 || guests.length < rooms) throw invalid('invalid_rooms', 'Rooms and guests do not match.')
  if (guests.some(({ type, age }) => type === 'child' && age === undefined))
    throw invalid('validation_required', 'The age of a child is required.')
  const [checkIn, checkOut] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(until)]
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  if (Temporal.PlainDate.compare(checkIn, today) < 0 || Temporal.PlainDate.compare(checkIn, checkOut) >= 0)
    throw invalid('invalid_dates', 'The dates are in the past, or in the wrong order.')
  return hotelsOf(asked).map((hotel) => ({ hotel, rooms, guests, checkIn, checkOut }))
}

function hotelsOf({ location, accommodation }: SearchRequest): readonly SimulatorHotel[] {
  const ids = accommodation?.ids
  if (ids !== undefined) return simulatedHotels.filter(({ id }) => ids.includes(id))
  const point = location?.geographic_coordinates
  if (point === undefined) throw invalid('validation_required', 'A location or accommodation is required.')
  return hotelsNear(point, location?.radius ?? 5)
}

function dearer(rate: SimulatorRate): SimulatorRate {
  const times = (cents: number) => Math.round((cents * dearerPercent) / 100)
  return {
    ...rate,
    total: times(rate.total),
    timeline: rate.timeline.map(({ before, refund }) => ({ before, refund: times(refund) })),
  }
}

function quoteView({ id, rate }: { readonly id: string; readonly rate: SimulatorRate }): object {
  const { sought, total } = rate
  return {
    id,
    check_in_date: sought.checkIn.toString(),
    check_out_date: sought.checkOut.toString(),
    rooms: sought.rooms,
    guests: sought.guests,
    total_amount: amount(total),
    total_currency: 'USD',
    supported_loyalty_programme: null,
    accommodation: accommodationView(sought.hotel, { rooms: roomsView([rate]) }),
  }
}
