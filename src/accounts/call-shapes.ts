import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'

export const mobile = z.string('شماره موبایل را وارد کنید.').check(z.maxLength(40, 'شماره موبایل درست نیست.'))
export const email = z.string('ایمیل را وارد کنید.').check(z.maxLength(254, 'نشانی ایمیل درست نیست.'))
export const code = z.string('کد را وارد کنید.').check(z.maxLength(20, 'کد درست نیست؛ دوباره نگاه کنید.'))
export const requestId = z.uuid('نخست کد بگیرید.')
/** Longer than any password may be: the rule's own sentence names the limit. */
export const password = z
  .string('رمز عبور را وارد کنید.')
  .check(z.maxLength(2000, 'رمز عبور بیش از اندازه بلند است.'))

export const CodeChannel = z.enum(['Sms', 'Whatsapp', 'Bale'])
export type CodeChannel = z.output<typeof CodeChannel>

export const captcha = z.optional(z.object(CaptchaGiven))

export const codeTarget = {
  mobile: z.optional(mobile),
  email: z.optional(email),
  channel: z.optional(CodeChannel),
} as const

interface Target {
  readonly mobile?: string | undefined
  readonly email?: string | undefined
}

export const oneTarget = z.refine<Target>(
  ({ mobile: to, email: address }) => (to === undefined) !== (address === undefined),
  { message: 'شماره موبایل یا ایمیل را وارد کنید.', path: ['mobile'] },
)

export const CodeSentResponse = z.object({
  requestId: z.uuid(),
  /** 4 to 8 digits, see code-limits.ts */
  codeLength: z.int(),
  resendAfterSeconds: z.int(),
  expiresAt: z.string(),
})

export const TokenResponse = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
})

const text = z.nullable(z.string())

export const CurrentUser = z.object({
  userId: z.uuid(),
  /** E.164 */
  phoneNumber: z.string(),
  firstName: text,
  lastName: text,
  firstNameFarsi: text,
  lastNameFarsi: text,
  gender: z.nullable(z.enum(['Male', 'Female'])),
  birthDate: text,
  nationalCode: text,
  email: text,
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  passkeys: z.int(),
  shouldAskForPassword: z.boolean(),
  /** §6: permissions */
  scope: z.array(z.string()),
})
export type CurrentUser = z.output<typeof CurrentUser>
