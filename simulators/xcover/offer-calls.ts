import { randomInt, randomUUID } from 'node:crypto'
import type { SimulatorQuote } from './books.ts'
import type { SimulatorOffer, XCoverDesk } from './desk.ts'
import { today } from './desk.ts'
import { invalid, notFound } from './errors.ts'
import { priceOf, simulatorProducts } from './products.ts'
import { amount, quoteView } from './views.ts'
import { respondOrFail } from './weather.ts'

interface Requested {
  readonly policy_type?: string
  readonly policy_type_version?: string | number
  readonly policy_start_date?: string
  readonly policy_end_date?: string
  readonly from_country?: string
  readonly to_country?: string
  readonly age?: number
}

interface OfferRequest {
  readonly request?: readonly Requested[]
  readonly currency?: string
  readonly customer_country?: string
  readonly customer_language?: string
}

const dearerPercent = 107

export function serveOffers(desk: XCoverDesk): void {
  const { app, weather, offers } = desk
  app.post<{ Params: { partner: string }; Body: OfferRequest }>(
    '/x/partners/:partner/offers/',
    (request, reply) => {
      desk.count('offer')
      return respondOrFail(weather, { call: 'offer', request, reply }, () => {
        const percent = weather.faults.strikes('offer-dearer') ? dearerPercent : 100
        const offer = offered(desk, request.body ?? {}, percent)
        offers.set(offer.id, offer)
        return { status: 201, body: offerView(offer) }
      })
    },
  )
  app.post<{ Params: { id: string } }>('/x/partners/:partner/offers/:id/opt_out/', (request, reply) => {
    desk.count('opt-out')
    return respondOrFail(weather, { call: 'opt-out', request, reply }, () => {
      const offer = offers.get(request.params.id)
      if (offer === undefined) throw notFound('Offer')
      offer.isOptedOut = true
      return { status: 200, body: { id: offer.id } }
    })
  })
}

function offered(desk: XCoverDesk, body: OfferRequest, percent: number): SimulatorOffer {
  const { request = [], currency, customer_country: country, customer_language: language } = body
  if (request.length === 0) throw invalid('request: this field is required')
  if (currency !== 'USD') throw invalid('currency: only USD')
  if (!/^[A-Z]{2}$/.test(country ?? '') || !language) throw invalid('customer_country, customer_language')
  return {
    id: newInsId(),
    quotes: request.flatMap((one) => quoted(desk, one, percent) ?? []),
    isOptedOut: false,
  }
}

function quoted(desk: XCoverDesk, one: Requested, percent: number): SimulatorQuote | undefined {
  const product = simulatorProducts.find(
    ({ type, version }) => type === one.policy_type && version === String(one.policy_type_version),
  )
  if (product === undefined) throw invalid(`policy_type: ${one.policy_type} is not sold`)
  if (!/^[A-Z]{2}$/.test(one.from_country ?? '') || !/^[A-Z]{2}$/.test(one.to_country ?? ''))
    throw invalid('from_country, to_country: ISO 3166 alpha-2')
  const [startsOn, endsOn] = [dayIn(one.policy_start_date), dayIn(one.policy_end_date)]
  if (startsOn < today(desk) || endsOn < startsOn)
    throw invalid('policy_start_date: dates are in the past or swapped')
  const price = priceOf(product, { days: daysOf(startsOn, endsOn), age: one.age ?? -1 })
  if (price === undefined) return undefined
  return {
    id: randomUUID(),
    type: product.type,
    age: one.age ?? -1,
    startsOn,
    endsOn,
    price: Math.ceil((price.price * percent) / 100),
    tax: price.tax,
    commission: price.commission,
    cancelledAt: null,
    refunded: null,
  }
}

export function daysOf(startsOn: string, endsOn: string): number {
  return Temporal.PlainDate.from(startsOn).until(endsOn).days + 1
}

export function dayIn(text = ''): string {
  try {
    return Temporal.PlainDate.from(text.slice(0, 10)).toString()
  } catch {
    throw invalid(`${text} is no date`)
  }
}

function offerView({ id, quotes }: SimulatorOffer): object {
  return {
    id,
    status: 'QUOTED',
    currency: 'USD',
    total_price: amount(quotes.reduce((sum, { price }) => sum + price, 0)),
    pds_url: `https://www.example.com/pds/${id}`,
    quotes: quotes.map((quote) => quoteView(quote)),
  }
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `8WD8Y-LTEKE-INS` */
function newInsId(): string {
  const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${five()}-${five()}-INS`
}
