import { refusals } from '#server/refusal.ts'

/** What signing in may be refused with. Two of them never say whether a number is known. */
export const refuse = refusals({
  MOBILE_IS_INVALID: { says: 'شماره موبایل درست نیست؛ مثل ۰۹۱۲ ۳۴۵ ۶۷۸۹' },
  RESEND_TOO_SOON: { says: 'کد قبلی تازه فرستاده شده است؛ کمی بعد دوباره بزنید.', status: 429 },
  TOO_MANY_CODES: { says: 'درخواست کد زیاد شد؛ کمی بعد دوباره بزنید.', status: 429 },
  CODE_INCORRECT: { says: 'کد نادرست است؛ دوباره نگاه کنید.' },
  CODE_SPENT: { says: 'این کد دیگر کار نمی‌کند؛ کد تازه بگیرید.' },
  SESSION_ENDED: { says: 'زمان ورود شما تمام شده است؛ دوباره وارد شوید.', status: 401 },
})
