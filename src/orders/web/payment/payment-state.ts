import { isUnpaid, type Status } from '#orders/life.ts'
import type { PaymentView } from '#payments/calls.ts'

/**
 * What the payment page tells (§4). `unfinished`: the bank says that nothing has been paid there yet; `checking`: it has
 * said nothing definite and is being asked; `refunded`: every ticket was given back; `declined`: may be tried again; `lost`: declined and the seats are gone; `credited`: money came too late and is in
 * the wallet; `ended`: nobody ever paid.
 */
export type PaymentState =
  | 'to-pay'
  | 'unfinished'
  | 'checking'
  | 'declined'
  | 'lost'
  | 'credited'
  | 'ended'
  | 'issuing'
  | 'issued'
  | 'refunded'
  | 'failed'

/** Where a purchase stands, of the order's status (a hold that is over counts as expired) and its latest attempt to pay. */
export function paymentState(
  status: Status,
  attempt: PaymentView['status'] | undefined,
  atBank?: PaymentView['atBank'],
): PaymentState {
  if (status === 'issued' || status === 'refunded' || status === 'failed') return status
  if (status === 'paid' || status === 'issuing') return 'issuing'
  const mayPay = isUnpaid(status)
  switch (attempt) {
    case undefined:
      return mayPay ? 'to-pay' : 'ended'
    case 'created':
    case 'started':
      if (atBank !== 'unpaid') return 'checking'
      return mayPay ? 'unfinished' : 'lost'
    case 'returned':
      return 'checking'
    case 'captured':
      return 'credited'
    case 'declined':
    case 'abandoned':
      return mayPay ? 'declined' : 'lost'
    default:
      return attempt satisfies never
  }
}

/** Something will still change by itself. */
export function isWaiting(state: PaymentState): boolean {
  return state === 'checking' || state === 'unfinished' || state === 'issuing'
}
