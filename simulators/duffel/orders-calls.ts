import { setTimeout as sleep } from 'node:timers/promises'
import type { DuffelOrder } from './books.ts'
import type { DuffelDesk } from './desk.ts'
import { impossible, notFound } from './errors.ts'
import { newId } from './ids.ts'
import type { DuffelFate } from './lines.ts'
import type { DuffelOffer } from './offer.ts'
import { cancellationView, orderView } from './order-view.ts'
import { booked, checkedOrder, type OrderRequest, type PaymentRequest } from './ordering.ts'
import { confirm, pay, quote } from './paying.ts'
import { seatsOrdered } from './services.ts'
import { type DuffelSort, respondOrFail } from './weather.ts'

interface Query {
  readonly [name: string]: string | undefined
}

const orderFates: Partial<Record<DuffelFate, DuffelSort>> = {
  'order-lost': 'lost',
  'order-booked-500': 'booked500',
  'order-502': 'down',
  'order-503': 'busy',
}

export function serveOrders(desk: DuffelDesk, ended: AbortSignal): void {
  const { app, books, faults, now } = desk
  app.post<{ Body: { data?: OrderRequest } }>('/air/orders', (request, reply) => {
    desk.count('order')
    const asked = request.body?.data ?? {}
    const offer = desk.offers.get(asked.selected_offers?.[0] ?? '')
    const fate = offer?.fate && orderFates[offer.fate]
    return respondOrFail(faults, { call: 'order', request, reply, fate }, () =>
      ordered(desk, { asked, offer }, ended),
    )
  })
  app.get<{ Querystring: Query }>('/air/orders', (request, reply) => {
    desk.count('orders')
    return respondOrFail(faults, { call: 'orders', request, reply }, () => ({
      status: 200,
      ...listed(desk, request.query),
    }))
  })
  app.get<{ Params: { id: string } }>('/air/orders/:id', (request, reply) => {
    desk.count('retrieve')
    return respondOrFail(faults, { call: 'retrieve', request, reply }, () => ({
      status: 200,
      data: orderView(orderNamed(desk, request.params.id), books),
    }))
  })
  app.patch<{ Params: { id: string }; Body: { data?: Pick<OrderRequest, 'metadata'> } }>(
    '/air/orders/:id',
    (request, reply) => {
      desk.count('update')
      return respondOrFail(faults, { call: 'update', request, reply }, () => {
        const order = orderNamed(desk, request.params.id)
        const metadata = request.body?.data?.metadata ?? order.metadata
        return { status: 200, data: orderView(books.write({ ...order, metadata }), books) }
      })
    },
  )
  app.post<{ Body: { data?: { order_id?: string; payment?: PaymentRequest } } }>(
    '/air/payments',
    (request, reply) => {
      desk.count('payment')
      const { order_id: orderId = '', payment } = request.body?.data ?? {}
      const order = books.order(orderId)
      const fate = order?.fate === 'payment-lost' && order.paidAt === null ? 'lost' : undefined
      return respondOrFail(faults, { call: 'payment', request, reply, fate }, () => {
        const { shown } = pay(books, { orderId, payment }, now())
        desk.notify({ type: 'payment.created', key: `${orderId}-paid`, object: shown })
        return { status: 201, data: shown }
      })
    },
  )
  serveCancellations(desk)
}

function serveCancellations({ app, books, faults, now, count }: DuffelDesk): void {
  app.post<{ Body: { data?: { order_id?: string } } }>('/air/order_cancellations', (request, reply) => {
    count('quote')
    return respondOrFail(faults, { call: 'quote', request, reply }, () => ({
      status: 201,
      data: cancellationView(quote(books, request.body?.data?.order_id ?? '', now())),
    }))
  })
  app.post<{ Params: { id: string } }>('/air/order_cancellations/:id/actions/confirm', (request, reply) => {
    count('confirm')
    return respondOrFail(faults, { call: 'confirm', request, reply }, () => ({
      status: 200,
      data: cancellationView(confirm(books, request.params.id, now())),
    }))
  })
}

interface Ordering {
  readonly asked: OrderRequest
  readonly offer: DuffelOffer | undefined
}

function ordered(desk: DuffelDesk, { asked, offer }: Ordering, ended: AbortSignal) {
  const { books, faults, now, notify } = desk
  if (offer === undefined) throw notFound('offer')
  if (offer.fate === 'gone-on-read')
    throw impossible('offer_no_longer_available', 'The offer is no longer available.')
  const [seat] = seatsOrdered(books, offer, asked.services ?? [])
  if (seat !== undefined && faults.strikes('seat-taken')) books.takeSeat(seat.seat)
  const passengers = checkedOrder(books, offer, { asked, now: now() })
  const make = () => {
    const order = booked(books, offer, { asked, passengers, now: now() })
    notify({ type: 'order.created', key: order.id, object: orderView(order, books) })
    return order
  }
  if (offer.fate !== 'accepted-created' && offer.fate !== 'accepted-failed')
    return { status: 201, data: orderView(make(), books) }
  const failed = { offer_id: offer.id, metadata: asked.metadata ?? {} }
  void later(desk.acceptedMs, ended, () => {
    if (offer.fate === 'accepted-created') make()
    else notify({ type: 'order.creation_failed', key: newId('failed-por'), object: failed })
  })
  return { status: 202, data: null }
}

async function later(ms: number, ended: AbortSignal, action: () => void): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: ended })
  } catch {
    return // the simulator has ended
  }
  action()
}

function orderNamed({ books }: DuffelDesk, id: string): DuffelOrder {
  const order = books.order(id)
  if (order === undefined) throw notFound('order')
  return order
}

function listed({ books }: DuffelDesk, query: Query): { readonly data: unknown; readonly meta: object } {
  const limit = Math.min(200, Number(query['limit'] ?? 50))
  const from = query['after'] === undefined ? 0 : Number(Buffer.from(query['after'], 'base64url').toString())
  const all = books
    .all()
    .toReversed()
    .filter(
      ({ reference }) => query['booking_reference'] === undefined || reference === query['booking_reference'],
    )
    .filter(
      ({ paidAt, cancelledAt }) => query['awaiting_payment'] !== 'true' || (paidAt ?? cancelledAt) === null,
    )
  const after = from + limit < all.length ? Buffer.from(String(from + limit)).toString('base64url') : null
  return {
    data: all.slice(from, from + limit).map((order) => orderView(order, books)),
    meta: { limit, before: null, after },
  }
}
