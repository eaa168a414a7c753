import * as z from 'zod/mini'

/** What the browser works out meanwhile: which of the first `most` numbers derives (PBKDF2, SHA-256) to the goal, in hex. */
const CaptchaWork = z.object({ goal: z.string(), most: z.number(), rounds: z.number() })
export type CaptchaWork = z.output<typeof CaptchaWork>

/** A puzzle as it is shown and spoken. */
export const CaptchaView = z.object({
  captchaId: z.uuid(),
  imageUrl: z.string(),
  audioUrl: z.string(),
  expiresAt: z.string(),
  /** salted with `captchaId`; null where no work is asked */
  work: z.nullable(CaptchaWork),
})
export type CaptchaView = z.output<typeof CaptchaView>

/** The puzzle that was solved, what was read or heard, and the number that the browser found. */
export const CaptchaGiven = {
  captchaId: z._default(z.string('کد امنیتی را وارد کنید.').check(z.maxLength(64)), ''),
  captchaCode: z._default(
    z.string('کد امنیتی را وارد کنید.').check(z.maxLength(16, 'کد امنیتی درست نیست.')),
    '',
  ),
  captchaWork: z.optional(z.int('کد امنیتی درست نیست.').check(z.minimum(0, 'کد امنیتی درست نیست.'))),
} as const
