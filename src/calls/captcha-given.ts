import * as z from 'zod/mini'

/** A puzzle as it is shown and spoken. */
export const CaptchaShown = z.object({
  captchaId: z.uuid(),
  imageUrl: z.string(),
  audioUrl: z.string(),
  expiresAt: z.string(),
})
export type CaptchaShown = z.output<typeof CaptchaShown>

/** The puzzle that was solved, and what was read or heard. */
export const CaptchaGiven = {
  captchaId: z._default(z.string('کد امنیتی را وارد کنید.').check(z.maxLength(64)), ''),
  captchaCode: z._default(
    z.string('کد امنیتی را وارد کنید.').check(z.maxLength(16, 'کد امنیتی درست نیست.')),
    '',
  ),
} as const
