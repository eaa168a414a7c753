import * as z from 'zod/mini'
import type { RejectCode } from '#flights/supplier/outcome.ts'

const Refused = z.object({
  errors: z.array(
    z.object({ code: z.string(), title: z._default(z.string(), ''), message: z._default(z.string(), '') }),
  ),
})

export interface DuffelError {
  readonly code: string
  readonly words: string
}

/** The first error of an answer; nothing when it is no such answer. Messages may repeat what was sent, so only the code and title are kept. */
export function errorIn(json: unknown): DuffelError | undefined {
  const read = Refused.safeParse(json)
  const error = read.success ? read.data.errors[0] : undefined
  return error && { code: error.code, words: `${error.code}: ${error.title}`.slice(0, 120) }
}

/** Duffel's codes in the words of our port. */
const codes: Readonly<Record<string, RejectCode>> = {
  offer_no_longer_available: 'gone',
  not_found: 'gone',
  offer_expired: 'expired',
  order_cancellation_expired: 'expired',
  past_payment_required_by_date: 'expired',
  already_cancelled: 'expired',
  price_changed: 'priceChanged',
  payment_amount_does_not_match_order_amount: 'priceChanged',
  offer_request_already_booked: 'duplicate',
  duplicate_booking: 'duplicate',
  already_paid: 'duplicate',
  duplicate_passenger_name: 'paxInvalid',
  infant_not_associated: 'paxInvalid',
  insufficient_balance: 'noCredit',
  unsupported_action: 'notAllowed',
  offer_requires_instant_payment: 'notAllowed',
}

export function codeOf(code: string): RejectCode {
  return (
    codes[code] ??
    (/^(invalid_|validation_).*(name|born_on|phone|email|identity)/.test(code) ? 'paxInvalid' : 'other')
  )
}
