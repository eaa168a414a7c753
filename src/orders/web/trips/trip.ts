import { priceText } from '#money/display-unit.ts'
import type { ProductFace, StatusTexts, TripWords } from '#orders/face.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isStatus, isUnpaid, type Status } from '#orders/life.ts'
import { formattedCount } from '#orders/refunded-parts.ts'
import type { OrderListed } from '#orders/responses.ts'
import { orderStateOf } from '#orders/web/order/order-state.ts'
import { paymentPath, tripPath } from '#orders/web/paths.ts'
import { type DayInWords, daysInWords } from '#orders/web/trips/order-days.ts'

export interface Trip extends Omit<TripWords, 'begins' | 'again'> {
  readonly orderId: string
  readonly orderNumber: string
  readonly together?: {
    readonly tripNumber: string
    readonly to: string
    readonly days: readonly DayInWords[]
  }
  readonly page: string
  /** toman, of parts not refunded: "2,890,000" */
  readonly amount: string
  readonly amountRial: number
  readonly standing: StatusTexts
  /** until when it is kept unpaid, an instant; null for what is paid, over, or waits for a bank */
  readonly payableUntil: string | null
  /** the one thing to do next, and where */
  readonly next: { readonly words: string; readonly to: string }
}

export function tripOf(order: OrderListed, face: ProductFace, now: Temporal.Instant): Trip {
  const status = orderStateNow(order, now)
  const amountRial = order.openCount === 0 ? order.payable : order.openAmount
  const { begins: _, again, ...bought } = face.trip(order, now)
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    ...(order.trip && { together: togetherOf(order.trip, daysInWords(order, face, now)) }),
    page: face.orderPath(order.orderId),
    ...bought,
    amount: priceText(amountRial),
    amountRial,
    standing: orderStateOf(status, order, face),
    payableUntil: isUnpaid(status) && !awaitsBank(order.labels) ? order.holdExpiresAt : null,
    next: nextOf(order, status, { face, again }),
  }
}

function togetherOf(
  { tripNumber, tripId }: NonNullable<OrderListed['trip']>,
  days: readonly DayInWords[],
): NonNullable<Trip['together']> {
  return { tripNumber, to: tripPath(tripId), days }
}

/** What is bought together is paid, and waited for, on the page of the trip. */
function nextOf(
  { orderId, trip, labels }: OrderListed,
  status: Status,
  { face, again }: { readonly face: ProductFace; readonly again: string },
): Trip['next'] {
  const waits = awaitsBank(labels)
  const isUnderWay = isUnpaid(status) || status === 'paid' || status === 'issuing'
  if (trip !== undefined && (waits || isUnderWay))
    return { words: waits || !isUnpaid(status) ? 'پیگیری سفر' : 'پرداخت سفر', to: tripPath(trip.tripId) }
  if (waits) return { words: 'پیگیری پرداخت', to: paymentPath(orderId) }
  return nextStep(status, face, { orderId, again })
}

export function peopleIn({ openCount, passengerCount }: OrderListed): number {
  return formattedCount(openCount, passengerCount)
}

/** A hold that is over counts as expired. */
export function orderStateNow(
  { status, holdExpiresAt }: Pick<OrderListed, 'status' | 'holdExpiresAt'>,
  now: Temporal.Instant,
): Status {
  if (!isStatus(status)) throw new RangeError(`no status ${status}`)
  const isOver =
    holdExpiresAt !== null && Temporal.Instant.compare(Temporal.Instant.from(holdExpiresAt), now) <= 0
  return isUnpaid(status) && isOver ? 'expired' : status
}

interface Onward {
  readonly orderId: string
  readonly again: string
}

function nextStep(
  status: Status,
  { words, orderPath, confirmPath }: ProductFace,
  { orderId, again }: Onward,
): Trip['next'] {
  switch (status) {
    case 'created':
    case 'submitted':
    case 'approved':
      return { words: 'ادامه و پرداخت', to: confirmPath(orderId) }
    case 'paid':
    case 'issuing':
      return { words: 'پیگیری', to: paymentPath(orderId) }
    case 'issued':
      return { words: words.details, to: orderPath(orderId) }
    case 'refunded':
      return { words: 'پیگیری استرداد', to: orderPath(orderId) }
    case 'unissued':
      return { words: 'انتخاب جایگزین', to: paymentPath(orderId) }
    case 'replaced':
    case 'failed':
      return { words: 'برگشت وجه', to: orderPath(orderId) }
    case 'rejected':
    case 'expired':
    case 'cancelled':
      return { words: words.again, to: again }
    default:
      return status satisfies never
  }
}
