import type { RejectCode } from '#suppliers/outcome.ts'

const codes: Readonly<Record<string, RejectCode>> = {
  offer_no_longer_available: 'gone',
  service_not_available: 'gone',
  not_found: 'gone',
  offer_expired: 'expired',
  order_cancellation_expired: 'expired',
  order_change_expired: 'expired',
  past_payment_required_by_date: 'expired',
  already_cancelled: 'expired',
  price_changed: 'priceChanged',
  payment_amount_does_not_match_order_amount: 'priceChanged',
  offer_request_already_booked: 'duplicate',
  duplicate_booking: 'duplicate',
  already_paid: 'duplicate',
  already_confirmed: 'duplicate',
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
