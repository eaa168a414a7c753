import type { DuffelDesk } from './desk.ts'
import { impossible, invalid, notFound } from './errors.ts'
import { newId } from './ids.ts'
import { type SliceRequest } from './journeys.ts'
import type { DuffelOffer } from './offer.ts'
import { offerView } from './offer-view.ts'
import { offersFor } from './offers.ts'
import { type PassengerRequest, requestedPassengers } from './passengers.ts'
import { respondOrFail } from './weather.ts'

interface SearchRequest {
  readonly slices?: readonly Partial<SliceRequest>[]
  readonly passengers?: readonly PassengerRequest[]
  readonly cabin_class?: string
  readonly max_connections?: number
}

interface Query {
  readonly [name: string]: string | undefined
}

export function serveOffers(desk: DuffelDesk): void {
  const { app, faults } = desk
  app.post<{ Body: { data?: SearchRequest }; Querystring: Query }>(
    '/air/offer_requests',
    (request, reply) => {
      desk.count('search')
      const slices = slicesIn(request.body?.data)
      const isSlow = slices.some(({ origin, destination }) => `${origin}-${destination}` === 'STN-LHR')
      const fate = isSlow ? 'timeout' : undefined
      return respondOrFail(faults, { call: 'search', request, reply, fate }, () => ({
        status: 201,
        data: searched(desk, request.body?.data ?? {}, request.query),
      }))
    },
  )
  app.get<{ Querystring: Query }>('/air/offers', (request, reply) => {
    desk.count('offers')
    return respondOrFail(faults, { call: 'offers', request, reply }, () => ({
      status: 200,
      ...listed(desk, request.query),
    }))
  })
  app.get<{ Params: { id: string }; Querystring: Query }>('/air/offers/:id', (request, reply) => {
    desk.count('offer')
    return respondOrFail(faults, { call: 'offer', request, reply }, () => ({
      status: 200,
      data: offerRead(desk, request.params.id, request.query),
    }))
  })
}

function slicesIn(data: SearchRequest | undefined): readonly SliceRequest[] {
  return (data?.slices ?? []).map(({ origin = '', destination = '', departure_date = '' }) => ({
    origin,
    destination,
    departure_date,
  }))
}

function searched(desk: DuffelDesk, data: SearchRequest, query: Query): object {
  const timeout = Number(query['supplier_timeout'] ?? 20_000)
  if (!(timeout >= 2000 && timeout <= 60_000))
    throw invalid('validation_inclusion', 'supplier_timeout is 2000 to 60000.')
  const slices = slicesIn(data)
  if (slices.length === 0) throw invalid('validation_required', 'slices must have at least one.')
  const today = desk.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }).toString()
  if (slices.some(({ departure_date: date }) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || date < today))
    throw invalid('validation_format', 'departure_date must be a day that has not passed.')
  const passengers = requestedPassengers(data.passengers)
  const id = newId('orq')
  const offers = offersFor(id, {
    slices,
    passengers,
    cabinClass: data.cabin_class,
    maxConnections: data.max_connections ?? 1,
    now: desk.now(),
    mayOverlap: desk.faults.strikes('search-overlapping'),
  })
  forgetOld(desk)
  for (const offer of offers) desk.offers.set(offer.id, offer)
  desk.requests.set(
    id,
    offers.map((offer) => offer.id),
  )
  const isWithOffers = query['return_offers'] !== 'false'
  return {
    id,
    live_mode: false,
    created_at: desk.now().toString(),
    cabin_class: data.cabin_class ?? null,
    passengers,
    slices,
    ...(isWithOffers ? { offers: offers.map((offer) => offerView(offer)) } : {}),
  }
}

function forgetOld({ offers, requests, now }: DuffelDesk): void {
  const long = now().subtract({ hours: 1 })
  for (const [id, { expiresAt, requestId }] of offers) {
    if (Temporal.Instant.compare(expiresAt, long) > 0) break
    offers.delete(id)
    requests.delete(requestId)
  }
}

function listed(desk: DuffelDesk, query: Query): { readonly data: unknown; readonly meta: object } {
  const ids = desk.requests.get(query['offer_request_id'] ?? '')
  if (ids === undefined) throw notFound('offer request')
  const limit = Math.min(200, Number(query['limit'] ?? 50))
  const from = query['after'] === undefined ? 0 : Number(Buffer.from(query['after'], 'base64url').toString())
  const all = ids.flatMap((id) => desk.offers.get(id) ?? [])
  const sorted =
    query['sort'] === 'total_duration' ? all.toSorted((a, b) => minutesOf(a) - minutesOf(b)) : all
  const after = from + limit < sorted.length ? Buffer.from(String(from + limit)).toString('base64url') : null
  return {
    data: sorted.slice(from, from + limit).map((offer) => offerView(offer)),
    meta: { limit, before: null, after },
  }
}

function minutesOf({ slices }: DuffelOffer): number {
  return slices.reduce((sum, way) => {
    const [first, last] = [way[0], way.at(-1)]
    return first && last ? sum + first.departs.until(last.arrives).total('minutes') : sum
  }, 0)
}

/** With services on request; prices do not move by reading. */
function offerRead(desk: DuffelDesk, id: string, query: Query): object {
  const known = desk.offers.get(id)
  const isOfServices = query['return_available_services'] === 'true'
  if (isOfServices && known?.fate === 'dearer-on-read') return offerView(known, true)
  return offerView(read(desk, id), isOfServices)
}

/** Reading asks the airline again: some offers are gone, others dearer. */
function read(desk: DuffelDesk, id: string): DuffelOffer {
  const offer = desk.offers.get(id)
  if (offer === undefined) throw notFound('offer')
  if (offer.fate === 'gone-on-read')
    throw impossible('offer_no_longer_available', 'The selected offer is no longer available.')
  if (offer.fate !== 'dearer-on-read') return offer
  const { base, tax, total } = offer.price
  const dearer = { ...offer, price: { base: base + 1000, tax, total: total + 1000 } }
  desk.offers.set(id, dearer)
  return dearer
}
