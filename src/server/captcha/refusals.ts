import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  CAPTCHA_NOT_FOUND: { says: 'این کد امنیتی دیگر نیست؛ کد تازه بگیرید.', status: 404 },
  TOO_MANY_CAPTCHAS: { says: 'درخواست کد امنیتی زیاد شد؛ دو دقیقهٔ دیگر دوباره بزنید.', status: 429 },
})
