import type { CodeChannel } from '#accounts/call-shapes.ts'
import { isEmail, tidiedEmail } from '#accounts/email-address.ts'
import { phoneOf } from '#accounts/server/phone.ts'
import { refuse } from '#accounts/server/refusals.ts'

/** Where a code goes: a number (E.164) by a channel, or a tidied e-mail address. */
export type CodeTarget =
  | { readonly phone: string; readonly channel: CodeChannel }
  | { readonly email: string }

/** As it came in a call: one of the two is there. */
export interface TypedTarget {
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly channel?: CodeChannel | undefined
}

/** Refuses MOBILE_IS_INVALID, EMAIL_IS_INVALID. */
export function targetOf({ mobile, email, channel = 'Sms' }: TypedTarget): CodeTarget {
  return email === undefined ? { phone: phoneOf(mobile ?? ''), channel } : { email: emailOf(email) }
}

/** An e-mail address as typed, tidied; refuses EMAIL_IS_INVALID. */
export function emailOf(typed: string): string {
  const email = tidiedEmail(typed)
  if (!isEmail(email)) throw refuse('EMAIL_IS_INVALID', { property: 'email' })
  return email
}

/** The number or the address itself: what is counted, kept and compared. */
export function addressIn(to: CodeTarget): string {
  return 'email' in to ? to.email : to.phone
}
