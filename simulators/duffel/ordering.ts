import type { DuffelBooks, DuffelOrder, OrderPassenger } from './books.ts'
import { airlineSays, DuffelRefusal, impossible, invalid } from './errors.ts'
import { newId, newReference } from './ids.ts'
import type { DuffelOffer } from './offer.ts'
import { amount, conditionsView, holdFor, sliceView } from './offer-view.ts'
import { priceOnRequest } from './prices.ts'
import { centsOf, type ServiceRequest, seatsOrdered } from './services.ts'

export interface OrderRequest {
  readonly type?: string
  readonly selected_offers?: readonly string[]
  readonly passengers?: readonly Readonly<Record<string, unknown>>[]
  readonly payments?: readonly PaymentRequest[]
  readonly metadata?: Readonly<Record<string, string>>
  readonly services?: readonly ServiceRequest[]
}

export interface PaymentRequest {
  readonly type?: string
  readonly amount?: string
  readonly currency?: string
}

export function checkedOrder(
  books: DuffelBooks,
  offer: DuffelOffer,
  { asked, now }: { readonly asked: OrderRequest; readonly now: Temporal.Instant },
): readonly OrderPassenger[] {
  const isInstant = asked.type === 'instant'
  if (!isInstant && asked.type !== 'pay_later')
    throw invalid('validation_inclusion', 'type is instant or pay_later.')
  if (Temporal.Instant.compare(now, offer.expiresAt) >= 0)
    throw impossible('offer_expired', 'The offer has expired.')
  if (books.all().some(({ requestId }) => requestId === offer.requestId))
    throw impossible(
      'offer_request_already_booked',
      'An offer from this offer request has already been booked.',
    )
  const { fate } = offer
  if (fate === 'order-refused')
    throw airlineSays('offer_no_longer_available', 'The provider could not confirm the seats.')
  if (fate === 'order-duplicate')
    throw airlineSays('duplicate_booking', 'A booking with these passengers already exists.')
  if (fate === 'instant-only' && !isInstant)
    throw impossible('offer_requires_instant_payment', 'This offer must be paid for at the time of booking.')
  if (fate === 'hold-only' && isInstant)
    throw impossible('unsupported_action', 'This offer can only be held.')
  if (!isInstant && asked.services !== undefined)
    throw invalid('validation_unexpected', 'services must be absent for pay_later.')
  if (isInstant) checkPayment(books, offer, asked)
  else if (asked.payments !== undefined)
    throw invalid('validation_unexpected', 'payments must be absent for pay_later.')
  return passengersOf(offer, asked.passengers ?? [])
}

function checkPayment(
  books: DuffelBooks,
  offer: DuffelOffer,
  { payments, services = [] }: OrderRequest,
): void {
  const [payment] = payments ?? []
  const { fate } = offer
  const total = offer.price.total + centsOf(books, offer, services)
  if (payment?.type !== 'balance')
    throw invalid('validation_required', 'payments must have one payment by balance.')
  if (payment.amount !== amount(total) || payment.currency !== 'USD')
    throw impossible('payment_amount_does_not_match_order_amount', `The order costs ${amount(total)} USD.`)
  if (fate === 'no-balance') throw noBalance()
}

export function noBalance(): DuffelRefusal {
  return impossible('insufficient_balance', 'Your balance does not cover this payment.')
}

function passengersOf(
  offer: DuffelOffer,
  asked: readonly Readonly<Record<string, unknown>>[],
): readonly OrderPassenger[] {
  const passengers = offer.passengers.map(({ id, type }) => {
    const given = asked.find((one) => one['id'] === id)
    if (given === undefined) throw invalid('validation_required', `Passenger ${id} is missing.`)
    return passengerOf(given, { id, type })
  })
  if (asked.length !== passengers.length)
    throw invalid('validation_length', 'There are passengers of another offer.')
  const names = new Set(
    passengers.map(({ given_name, family_name }) => `${given_name} ${family_name}`.toLowerCase()),
  )
  if (names.size !== passengers.length)
    throw airlineSays('duplicate_passenger_name', 'Two passengers have the same name.')
  for (const { id, type } of passengers)
    if (type === 'infant_without_seat' && !passengers.some((one) => one.infant_passenger_id === id))
      throw invalid('infant_not_associated', `Infant ${id} needs an adult.`)
  return passengers
}

const nameShape = /^[A-Za-z\u00c0-\u024f '.-]{1,20}$/

function passengerOf(
  given: Readonly<Record<string, unknown>>,
  { id, type }: { readonly id: string; readonly type: string },
): OrderPassenger {
  const text = (field: string) => (typeof given[field] === 'string' ? given[field] : '')
  const [given_name, family_name, born_on] = [text('given_name'), text('family_name'), text('born_on')]
  if (!nameShape.test(given_name) || !nameShape.test(family_name))
    throw invalid('invalid_name', 'Names have up to 20 Latin letters.')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born_on)) throw invalid('validation_format', 'born_on must be a date.')
  if (!['m', 'f'].includes(text('gender')) || !['mr', 'ms', 'mrs', 'miss', 'dr'].includes(text('title')))
    throw invalid('validation_inclusion', 'gender or title is not known.')
  if (!/^\+\d{7,15}$/.test(text('phone_number')))
    throw invalid('invalid_phone_number', 'phone_number must be E.164.')
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text('email')))
    throw invalid('invalid_email', 'email is not an address.')
  checkDocument(given['identity_documents'])
  const infant = text('infant_passenger_id')
  return {
    id,
    type,
    given_name,
    family_name,
    born_on,
    title: text('title'),
    gender: text('gender'),
    infant_passenger_id: infant === '' ? null : infant,
  }
}

function checkDocument(given: unknown): void {
  const [document]: readonly unknown[] = Array.isArray(given) ? given : []
  if (document === undefined) return
  const { type, issuing_country_code: country } = document as Readonly<Record<string, unknown>>
  if (type !== 'passport' || typeof country !== 'string' || !/^[A-Z]{2}$/.test(country))
    throw invalid('invalid_identity_document', 'A passport needs a country of two letters.')
}

function penaltyOf({ brand: { refund } }: DuffelOffer): DuffelOrder['penalty'] {
  if (refund === 'never') return 'all'
  if (refund === 'asked') return priceOnRequest
  return refund === 'untold' ? null : refund
}

export function booked(
  books: DuffelBooks,
  offer: DuffelOffer,
  {
    asked,
    passengers,
    now,
  }: {
    readonly asked: OrderRequest
    readonly passengers: readonly OrderPassenger[]
    readonly now: Temporal.Instant
  },
): DuffelOrder {
  const isHeld = asked.type === 'pay_later'
  const order = books.write({
    id: newId('ord'),
    reference: newReference(),
    offerId: offer.id,
    requestId: offer.requestId,
    owner: offer.slices[0]?.[0]?.line.airline ?? 'ZZ',
    createdAt: now.toString(),
    metadata: asked.metadata ?? {},
    passengers,
    price: { ...offer.price, total: offer.price.total + centsOf(books, offer, asked.services ?? []) },
    services: (asked.services ?? []).map(({ id = '' }) => id),
    seats: seatsOrdered(books, offer, asked.services ?? []),
    sellsLater: offer.slices.flat().every(({ line }) => line.isServiceless !== true),
    slices: offer.slices.map((_, slice) => sliceView(offer, slice)),
    conditions: conditionsView(offer),
    brand: offer.brand,
    penalty: penaltyOf(offer),
    fate: offer.fate,
    paymentRequiredBy: isHeld ? now.add(holdFor(offer.fate)).toString() : null,
    priceGuaranteeExpiresAt: isHeld ? now.add({ hours: 12 }).toString() : null,
    paidAt: null,
    tickets: [],
    cancelledAt: null,
  })
  return isHeld ? order : books.paid(order, now)
}
