import type { CodeChannel } from '#accounts/call-shapes.ts'
import { isEmail, tidiedEmail } from '#accounts/email-address.ts'
import { phoneOf } from '#accounts/server/phone.ts'
import { refuse } from '#accounts/server/refusals.ts'

/** A number (E.164) with a channel, or a normalised e-mail address. */
export type CodeTarget =
  | { readonly phone: string; readonly channel: CodeChannel }
  | { readonly email: string }

export interface TypedTarget {
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly channel?: CodeChannel | undefined
}

export function targetOf({ mobile, email, channel = 'Sms' }: TypedTarget): CodeTarget {
  return email === undefined ? { phone: phoneOf(mobile ?? ''), channel } : { email: emailOf(email) }
}

export function emailOf(typed: string): string {
  const email = tidiedEmail(typed)
  if (!isEmail(email)) throw refuse('EMAIL_IS_INVALID', { property: 'email' })
  return email
}

export function addressIn(to: CodeTarget): string {
  return 'email' in to ? to.email : to.phone
}
