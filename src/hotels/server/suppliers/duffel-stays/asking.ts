import type * as z from 'zod/mini'
import { notSent, type Outcome, type RejectCode } from '#suppliers/outcome.ts'
import { askDuffel, type DuffelAccess } from '#suppliers/server/suppliers.ts'

interface StaysQuestion<T> {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly data?: object
  readonly shape: z.ZodMiniType<T>
}

export function askStays<T>(
  access: DuffelAccess,
  question: StaysQuestion<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  return askDuffel(access, { ...question, path: `/stays${question.path}`, codeOf }, signal)
}

/** For reads: no response means nothing was sent. */
export async function readStays<T>(
  access: DuffelAccess,
  question: StaysQuestion<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const outcome = await askStays(access, question, signal)
  return outcome.kind === 'unknown' ? notSent(outcome.why) : outcome
}

const codes: Readonly<Record<string, RejectCode>> = {
  not_found: 'gone',
  rate_unavailable: 'gone',
  rate_not_available: 'gone',
  no_longer_available: 'gone',
  accommodation_unavailable: 'gone',
  search_result_expired: 'expired',
  rate_expired: 'expired',
  quote_expired: 'expired',
  price_changed: 'priceChanged',
  rate_price_changed: 'priceChanged',
  duplicate_booking: 'duplicate',
  already_cancelled: 'duplicate',
  booking_already_cancelled: 'duplicate',
  insufficient_balance: 'noCredit',
  cancellation_not_allowed: 'notAllowed',
  unsupported_action: 'notAllowed',
}

export function codeOf(code: string): RejectCode {
  return (
    codes[code] ?? (/^(invalid_|validation_).*(name|guest|phone|email)/.test(code) ? 'paxInvalid' : 'other')
  )
}
