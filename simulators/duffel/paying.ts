import { type DuffelBooks, type DuffelCancellation, type DuffelOrder, newCancellation } from './books.ts'
import { impossible, invalid, notFound } from './errors.ts'
import { newId } from './ids.ts'
import { amount, seatsOf } from './offer-view.ts'
import { noBalance, type PaymentRequest } from './ordering.ts'

export function pay(
  books: DuffelBooks,
  { orderId, payment }: { readonly orderId: string; readonly payment: PaymentRequest | undefined },
  now: Temporal.Instant,
): { readonly order: DuffelOrder; readonly shown: object } {
  const order = books.order(orderId)
  if (order === undefined) throw notFound('order')
  if (order.cancelledAt !== null) throw impossible('already_cancelled', 'The order has been cancelled.')
  if (order.paidAt !== null) throw impossible('already_paid', 'The order has been paid for.')
  if (payment?.type !== 'balance') throw invalid('validation_required', 'payment must be by balance.')
  if (order.fate === 'no-balance') throw noBalance()
  if (order.fate === 'dearer-at-payment' && order.metadata['risen'] === undefined) {
    const price = { ...order.price, base: order.price.base + 2500, total: order.price.total + 2500 }
    books.write({ ...order, price, metadata: { ...order.metadata, risen: 'yes' } })
    throw impossible('price_changed', 'The price of the order has changed.')
  }
  if (payment.amount !== amount(order.price.total) || payment.currency !== 'USD')
    throw impossible(
      'payment_amount_does_not_match_order_amount',
      `The order costs ${amount(order.price.total)} USD.`,
    )
  const paid = books.paid(order, now)
  const shown = {
    id: newId('pay'),
    order_id: paid.id,
    type: 'balance',
    status: 'succeeded',
    amount: payment.amount,
    currency: payment.currency,
    failure_reason: null,
    live_mode: false,
    created_at: now.toString(),
  }
  return { order: paid, shown }
}

/** What cancelling would refund; valid for some minutes. */
export function quote(books: DuffelBooks, orderId: string, now: Temporal.Instant): DuffelCancellation {
  const order = books.order(orderId)
  if (order === undefined) throw notFound('order')
  if (order.cancelledAt !== null) throw impossible('already_cancelled', 'The order has been cancelled.')
  const isHeld = order.paidAt === null
  return books.writeCancellation(
    newCancellation({
      orderId,
      createdAt: now.toString(),
      expiresAt: now.add({ minutes: 20 }).toString(),
      refund: isHeld ? 0 : refundOf(order),
      refundTo: isHeld ? 'awaiting_payment' : 'balance',
    }),
  )
}

function refundOf({ penalty, price, passengers }: DuffelOrder): number | null {
  if (penalty === null) return null
  if (penalty === 'all') return 0
  return Math.max(0, price.total - penalty * seatsOf(passengers))
}

export function confirm(books: DuffelBooks, id: string, now: Temporal.Instant): DuffelCancellation {
  const row = books.cancellation(id)
  const order = row && books.order(row.orderId)
  if (row === undefined || order === undefined) throw notFound('order cancellation')
  if (order.cancelledAt !== null) throw impossible('already_cancelled', 'The order has been cancelled.')
  if (Temporal.Instant.compare(now, Temporal.Instant.from(row.expiresAt)) >= 0)
    throw impossible('order_cancellation_expired', 'The quote has expired.')
  books.write({ ...order, cancelledAt: now.toString() })
  return books.writeCancellation({ ...row, confirmedAt: now.toString() })
}
