/** `rejected` and `notSent` left nothing behind, `processing` is accepted but not done; after `unknown` look it up first. */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'processing'; readonly ref: string | null; readonly checkAfterMs: number }
  | { readonly kind: 'rejected'; readonly code: RejectCode; readonly message: string }
  | { readonly kind: 'notSent'; readonly retryAfterMs: number; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

/** `other`: a reason we do not know. */
const rejectCodes = [
  'gone',
  'priceChanged',
  'expired',
  'duplicate',
  'paxInvalid',
  'noCredit',
  'notAllowed',
  'auth',
  'other',
] as const
export type RejectCode = (typeof rejectCodes)[number]

export function done<T>(value: T): Outcome<T> {
  return { kind: 'done', value }
}

export function rejected(code: RejectCode, message: string): Outcome<never> {
  return { kind: 'rejected', code, message }
}

export function notSent(why: string, retryAfterMs = 5000): Outcome<never> {
  return { kind: 'notSent', retryAfterMs, why }
}

export function unknown(why: string): Outcome<never> {
  return { kind: 'unknown', why }
}

export function mapped<T, U>(outcome: Outcome<T>, value: (of: T) => U): Outcome<U> {
  return outcome.kind === 'done' ? done(value(outcome.value)) : outcome
}
