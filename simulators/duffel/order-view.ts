import type { DuffelBooks, DuffelCancellation, DuffelOrder, LaterService } from './books.ts'
import { isChangeable } from './is-changeable.ts'
import { airlineView, amount, amountsView } from './offer-view.ts'

export function orderView(order: DuffelOrder, books: DuffelBooks): object {
  const { paidAt, cancelledAt } = order
  const isOpen = paidAt === null && cancelledAt === null
  const cancelled = books.cancellationOf(order.id)
  return {
    id: order.id,
    live_mode: false,
    booking_reference: order.reference,
    owner: airlineView(order.owner),
    created_at: order.createdAt,
    synced_at: order.createdAt,
    cancelled_at: cancelledAt,
    metadata: order.metadata,
    offer_id: order.offerId,
    ...amountsView(order.price),
    payment_status: {
      awaiting_payment: isOpen,
      payment_required_by: isOpen ? order.paymentRequiredBy : null,
      price_guarantee_expires_at: isOpen ? order.priceGuaranteeExpiresAt : null,
      paid_at: paidAt,
    },
    available_actions:
      cancelledAt === null ? ['cancel', 'update', ...(isChangeable(order) ? ['change'] : [])] : [],
    conditions: order.conditions,
    documents: order.tickets.map((unique_identifier, at) => ({
      type: 'electronic_ticket',
      unique_identifier,
      passenger_ids: [order.passengers[at]?.id],
    })),
    passengers: order.passengers,
    slices: order.slices.map((slice) => ({ ...slice, changeable: isChangeable(order) })),
    services: [
      ...(order.services ?? []).map((id) => serviceView(order, id)),
      ...(order.later ?? []).map(laterView),
    ],
    airline_initiated_changes: books.changesOf(order.id),
    cancellation: cancelled === undefined ? null : cancellationView(cancelled),
  }
}

function serviceView({ seats = [] }: DuffelOrder, id: string): object {
  const seat = seats.find((one) => one.id === id)
  if (seat === undefined) return { id, type: 'baggage', quantity: 1 }
  const { designator, passenger, cents } = seat
  return {
    id,
    type: 'seat',
    quantity: 1,
    total_amount: amount(cents),
    total_currency: 'USD',
    passenger_ids: [passenger],
    metadata: { designator },
  }
}

function laterView({ id, cents, kg, passenger_ids, segment_ids }: LaterService): object {
  return {
    id,
    type: 'baggage',
    quantity: 1,
    total_amount: amount(cents),
    total_currency: 'USD',
    passenger_ids,
    segment_ids,
    metadata: { type: 'checked', maximum_weight_kg: kg },
  }
}

export function cancellationView(row: DuffelCancellation): object {
  return {
    id: row.id,
    order_id: row.orderId,
    live_mode: false,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
    confirmed_at: row.confirmedAt,
    refund_to: row.refundTo,
    refund_amount: row.refund === null ? null : amount(row.refund),
    refund_currency: row.refund === null ? null : 'USD',
    airline_credits: [],
  }
}
