import { isUnpaid, type Status } from '#orders/life.ts'
import type { PaymentView } from '#payments/calls.ts'

/** §4. `unfinished`: not paid yet; `declined`: may retry; `lost`: declined, seats gone;
 * `credited`: too late, in the wallet; `ended`: never paid. */
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
  | 'unissued'
  | 'replaced'
  | 'failed'

/** From the order's status (an expired hold counts as expired) and its latest attempt. */
export function paymentState(
  status: Status,
  attempt: PaymentView['status'] | undefined,
  atBank?: PaymentView['atBank'],
): PaymentState {
  if (status === 'issued' || status === 'refunded' || status === 'failed') return status
  if (status === 'unissued' || status === 'replaced') return status
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

/** Will change by itself. */
export function isWaiting(state: PaymentState): boolean {
  return state === 'checking' || state === 'unfinished' || state === 'issuing' || state === 'unissued'
}
