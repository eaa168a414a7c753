import { airportAt } from './airports.ts'
import type { DuffelOrder, LaterService } from './books.ts'
import type { DuffelDesk } from './desk.ts'
import { airlineSays, impossible, invalid, notFound } from './errors.ts'
import { newId } from './ids.ts'
import { amount } from './offer-view.ts'
import { orderView } from './order-view.ts'
import { noBalance, type PaymentRequest } from './ordering.ts'
import type { ServiceRequest } from './services.ts'
import { respondOrFail } from './weather.ts'

/** The test airline's bag after booking: dearer than with the ticket. US cents. */
const bag = { cents: 2500, kg: 23, rise: 500 } as const

interface ServicesRequest {
  readonly payment?: PaymentRequest
  readonly add_services?: readonly ServiceRequest[]
}

/** https://duffel.com/docs/guides/adding-post-booking-bags: bags alone, on paid orders alone, and never taken back.
 * Which codes refuse it is not documented; those of `POST /air/orders` are sent. */
export function serveLaterServices(desk: DuffelDesk): void {
  const { app, books, faults, count } = desk
  app.get<{ Params: { id: string } }>('/air/orders/:id/available_services', (request, reply) => {
    count('available')
    return respondOrFail(faults, { call: 'available', request, reply }, () => ({
      status: 200,
      data: onSale(orderNamed(desk, request.params.id), desk.now()),
    }))
  })
  app.post<{ Params: { id: string }; Body: { data?: ServicesRequest } }>(
    '/air/orders/:id/services',
    (request, reply) => {
      count('services')
      return respondOrFail(faults, { call: 'services', request, reply }, () => {
        const order = orderNamed(desk, request.params.id)
        if (faults.strikes('services-dearer')) {
          books.write({ ...order, laterRise: bag.rise })
          throw impossible('price_changed', 'The price of a service has changed.')
        }
        if (faults.strikes('services-sold-out'))
          throw airlineSays('service_not_available', 'The airline has no more of it.')
        if (faults.strikes('services-declined'))
          throw airlineSays('airline_internal', 'The airline declined the request.')
        return { status: 200, data: orderView(booked(desk, order, request.body?.data ?? {}), books) }
      })
    },
  )
}

function orderNamed({ books }: DuffelDesk, id: string): DuffelOrder {
  const order = books.order(id)
  if (order === undefined) throw notFound('order')
  return order
}

interface OnSale {
  readonly id: string
  readonly total_amount: string
  readonly passenger_ids: readonly string[]
  readonly segment_ids: readonly string[]
}

function onSale(order: DuffelOrder, now: Temporal.Instant): readonly OnSale[] {
  if (order.paidAt === null || order.cancelledAt !== null || order.sellsLater === false) return []
  const cents = bag.cents + (order.laterRise ?? 0)
  return (order.slices as readonly Slice[]).flatMap(({ segments }, slice) => {
    const [first] = segments
    if (first === undefined || isGone(first, now)) return []
    return order.passengers
      .filter(({ type }) => type !== 'infant_without_seat')
      .filter(({ id }) => !hasOne(order, slice, id))
      .map(({ id: passenger }) => ({
        id: `ase_${order.id.slice(4)}${slice}${passenger.slice(4)}`,
        type: 'baggage',
        total_amount: amount(cents),
        total_currency: 'USD',
        maximum_quantity: 1,
        passenger_ids: [passenger],
        segment_ids: segments.map(({ id }) => id),
        metadata: { type: 'checked', maximum_weight_kg: bag.kg, maximum_height_cm: null },
      }))
  })
}

interface Slice {
  readonly segments: readonly {
    readonly id: string
    readonly departing_at: string
    readonly origin: { readonly iata_code: string }
  }[]
}

function isGone({ departing_at, origin }: Slice['segments'][number], now: Temporal.Instant): boolean {
  const departs = Temporal.PlainDateTime.from(departing_at).toZonedDateTime(
    airportAt(origin.iata_code).timeZone,
  )
  return Temporal.Instant.compare(departs.toInstant(), now) <= 0
}

/** With the ticket, or after it. */
function hasOne(order: DuffelOrder, slice: number, passenger: string): boolean {
  const withTicket = `ase_${order.offerId.slice(4)}${slice}${passenger.slice(4)}`
  const later = `ase_${order.id.slice(4)}${slice}${passenger.slice(4)}`
  return order.services?.includes(withTicket) === true || order.later?.some(({ of }) => of === later) === true
}

function booked(desk: DuffelDesk, order: DuffelOrder, { payment, add_services = [] }: ServicesRequest) {
  if (order.cancelledAt !== null) throw impossible('already_cancelled', 'The order has been cancelled.')
  if (order.paidAt === null) throw impossible('unsupported_action', 'The order has not been paid for.')
  if (add_services.length === 0) throw invalid('validation_required', 'add_services must not be empty.')
  if (new Set(add_services.map(({ id }) => id)).size !== add_services.length)
    throw invalid('validation_uniqueness', 'A service is ordered once.')
  const offered = onSale(order, desk.now())
  const bought = add_services.map(({ id, quantity }): LaterService => {
    const service = offered.find((one) => one.id === id)
    if (service === undefined)
      throw airlineSays('service_not_available', `The service ${id} is not of this order.`)
    if (quantity !== 1) throw invalid('validation_inclusion', 'quantity is 1.')
    const { id: of, total_amount, passenger_ids, segment_ids } = service
    const cents = Math.round(Number(total_amount) * 100)
    return { id: newId('ser'), of, cents, kg: bag.kg, passenger_ids, segment_ids }
  })
  const total = bought.reduce((sum, { cents }) => sum + cents, 0)
  if (payment?.type !== 'balance') throw invalid('validation_required', 'payment must be by balance.')
  if (order.fate === 'no-balance') throw noBalance()
  if (payment.amount !== amount(total) || payment.currency !== 'USD')
    throw impossible('payment_amount_does_not_match_order_amount', `The services cost ${amount(total)} USD.`)
  return desk.books.write({
    ...order,
    price: { ...order.price, total: order.price.total + total },
    later: [...(order.later ?? []), ...bought],
  })
}
