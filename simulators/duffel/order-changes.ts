import type { DuffelOrder, OrderChange } from './books.ts'
import { changeOffersFor, changeOfferView, orderChangeView } from './change-offers.ts'
import type { DuffelDesk } from './desk.ts'
import { airlineSays, impossible, invalid, notFound } from './errors.ts'
import { newId } from './ids.ts'
import { isChangeable } from './is-changeable.ts'
import type { SliceRequest } from './journeys.ts'
import { amount } from './offer-view.ts'
import { noBalance, type PaymentRequest } from './ordering.ts'
import { respondOrFail } from './weather.ts'

interface ChangeRequest {
  readonly order_id?: string
  readonly slices?: {
    readonly remove?: readonly { readonly slice_id?: string }[]
    readonly add?: readonly (Partial<SliceRequest> & { readonly cabin_class?: string })[]
  }
}

/** what a change has become dearer by, US cents */
const rise = 1500

/** https://duffel.com/docs/guides/changing-an-order: offers of other flights, one of them pending, and confirmed.
 * Which codes refuse them is not documented; those of orders are sent. */
export function serveOrderChanges(desk: DuffelDesk): void {
  const { app, faults, count } = desk
  app.post<{ Body: { data?: ChangeRequest } }>('/air/order_change_requests', (request, reply) => {
    count('change-offers')
    return respondOrFail(faults, { call: 'change-offers', request, reply }, () => ({
      status: 201,
      data: requested(desk, request.body?.data ?? {}),
    }))
  })
  app.post<{ Body: { data?: { selected_order_change_offer?: string } } }>(
    '/air/order_changes',
    (request, reply) => {
      count('change-pending')
      return respondOrFail(faults, { call: 'change-pending', request, reply }, () => ({
        status: 201,
        data: orderChangeView(pending(desk, request.body?.data?.selected_order_change_offer ?? '')),
      }))
    },
  )
  app.get<{ Params: { id: string } }>('/air/order_changes/:id', (request, reply) => {
    count('change-read')
    return respondOrFail(faults, { call: 'change-read', request, reply }, () => ({
      status: 200,
      data: orderChangeView(changeNamed(desk, request.params.id)),
    }))
  })
  app.post<{ Params: { id: string }; Body: { data?: { payment?: PaymentRequest } } }>(
    '/air/order_changes/:id/actions/confirm',
    (request, reply) => {
      count('change-confirm')
      return respondOrFail(faults, { call: 'change-confirm', request, reply }, () => ({
        status: 200,
        data: orderChangeView(confirmed(desk, request.params.id, request.body?.data?.payment)),
      }))
    },
  )
}

function requested(desk: DuffelDesk, { order_id: id = '', slices }: ChangeRequest): object {
  const order = changeable(desk, id)
  const { brand } = order
  const [[removed, ...others], [added, ...more]] = [slices?.remove ?? [], slices?.add ?? []]
  if (removed === undefined || added === undefined || others.length + more.length > 0)
    throw invalid('validation_length', 'One slice is removed, and one is added.')
  const [own] = order.slices as readonly { readonly id: string }[]
  if (own === undefined || removed.slice_id !== own.id)
    throw invalid('validation_inclusion', 'The slice is not one of this order.')
  const { origin = '', destination = '', departure_date = '', cabin_class } = added
  if (!/^\d{4}-\d{2}-\d{2}$/.test(departure_date))
    throw invalid('validation_format', 'departure_date must be a day.')
  if (cabin_class === undefined) throw invalid('validation_required', 'cabin_class is missing.')
  const slice = { origin, destination, departure_date }
  const offers =
    brand === undefined || brand.cabin !== cabin_class
      ? []
      : changeOffersFor(order, brand, { slice, now: desk.now() })
  for (const offer of offers) desk.changeOffers.set(offer.id, offer)
  return {
    id: newId('ocr'),
    order_id: order.id,
    live_mode: false,
    created_at: desk.now().toString(),
    slices: { remove: [{ slice_id: own.id }], add: [added] },
    order_change_offers: offers.map(changeOfferView),
  }
}

function changeable({ books }: DuffelDesk, id: string): DuffelOrder {
  const order = books.order(id)
  if (order === undefined) throw notFound('order')
  if (order.cancelledAt !== null) throw impossible('already_cancelled', 'The order has been cancelled.')
  if (!isChangeable(order)) throw impossible('unsupported_action', 'This order cannot be changed.')
  return order
}

function pending(desk: DuffelDesk, offerId: string): OrderChange {
  const offer = desk.changeOffers.get(offerId)
  if (offer === undefined) throw notFound('order change offer')
  if (isPast(desk, offer.expiresAt)) throw impossible('offer_expired', 'The offer has expired.')
  changeable(desk, offer.orderId)
  const { id: _, conditions: __, ...facts } = offer
  return desk.books.writeOrderChange({ ...facts, id: newId('oce'), confirmedAt: null })
}

function confirmed(desk: DuffelDesk, id: string, payment: PaymentRequest | undefined): OrderChange {
  const { books, faults, now } = desk
  const change = changeNamed(desk, id)
  if (change.confirmedAt !== null) throw impossible('already_confirmed', 'The change has been confirmed.')
  const order = changeable(desk, change.orderId)
  const [standing] = order.slices as readonly { readonly id: string }[]
  const isOfNow = (change.removed as { readonly id?: string }).id === standing?.id
  if (faults.strikes('change-expired') || isPast(desk, change.expiresAt) || !isOfNow)
    throw impossible('order_change_expired', 'The change has expired.')
  if (faults.strikes('change-refused'))
    throw airlineSays('offer_no_longer_available', 'The airline has no more seats.')
  if (faults.strikes('change-dearer')) {
    books.writeOrderChange({ ...change, change: change.change + rise })
    throw impossible('price_changed', 'The price of the change has changed.')
  }
  checkPayment(order, change, payment)
  books.changed(order, change)
  return books.writeOrderChange({ ...change, confirmedAt: now().toString() })
}

/** Only what costs something is paid. */
function checkPayment(
  { fate }: DuffelOrder,
  { change }: OrderChange,
  payment: PaymentRequest | undefined,
): void {
  if (change <= 0) {
    if (payment !== undefined) throw invalid('validation_unexpected', 'There is nothing to pay.')
    return
  }
  if (payment?.type !== 'balance') throw invalid('validation_required', 'payment must be by balance.')
  if (fate === 'no-balance') throw noBalance()
  if (payment.amount !== amount(change) || payment.currency !== 'USD')
    throw impossible('payment_amount_does_not_match_order_amount', `The change costs ${amount(change)} USD.`)
}

function changeNamed({ books }: DuffelDesk, id: string): OrderChange {
  const change = books.orderChange(id)
  if (change === undefined) throw notFound('order change')
  return change
}

function isPast({ now }: DuffelDesk, at: string): boolean {
  return Temporal.Instant.compare(now(), Temporal.Instant.from(at)) >= 0
}
