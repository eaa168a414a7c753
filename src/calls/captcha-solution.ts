import * as z from 'zod/mini'

/** Proof of work: find the number below `most` whose PBKDF2-SHA-256 equals `goal` (hex). */
const CaptchaWork = z.object({ goal: z.string(), most: z.number(), rounds: z.number() })
export type CaptchaWork = z.output<typeof CaptchaWork>

export const CaptchaView = z.object({
  captchaId: z.uuid(),
  imageUrl: z.string(),
  audioUrl: z.string(),
  expiresAt: z.string(),
  /** salted with `captchaId`; null when not required */
  work: z.nullable(CaptchaWork),
})
export type CaptchaView = z.output<typeof CaptchaView>

export const CaptchaGiven = {
  captchaId: z._default(z.string('کد امنیتی را وارد کنید.').check(z.maxLength(64)), ''),
  captchaCode: z._default(
    z.string('کد امنیتی را وارد کنید.').check(z.maxLength(16, 'کد امنیتی درست نیست.')),
    '',
  ),
  captchaWork: z.optional(z.int('کد امنیتی درست نیست.').check(z.minimum(0, 'کد امنیتی درست نیست.'))),
} as const
