import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  CAPTCHA_NEEDED: { says: 'برای ادامه کد امنیتی را وارد کنید.' },
  CAPTCHA_WRONG: { says: 'کد امنیتی درست نیست.' },
  TOO_MANY_REQUESTS: {
    says: 'از این شماره یا این شبکه چند پیام پشت سر هم رسیده است؛ کمی بعد دوباره بفرستید یا زنگ بزنید.',
    status: 429,
  },
  TOO_MANY_LOOKUPS: { says: 'چند بار پشت سر هم پیگیری کردید؛ کمی بعد دوباره بزنید.', status: 429 },
  SLOT_IS_FULL: { says: 'این ساعت پر شد؛ ساعت دیگری انتخاب کنید.', status: 409 },
  NO_SUCH_SLOT: { says: 'این ساعت دیگر پیشنهاد نمی‌شود؛ ساعت دیگری انتخاب کنید.', status: 409 },
  REQUEST_NOT_FOUND: { says: 'پیامی با این شماره و این موبایل پیدا نشد.', status: 404 },
  REQUEST_IS_CLOSED: { says: 'این پیام بسته شده است.', status: 409 },
  ANSWER_IS_EMPTY: { says: 'پاسخ باید ۱ تا ۳۰۰۰ حرف باشد.' },
  REASON_IS_EMPTY: { says: 'دلیل باید ۱ تا ۳۰۰ حرف باشد.' },
  QUESTION_NOT_FOUND: { says: 'این پرسش را نداریم.', status: 404 },
  TOO_MANY_VOTES: { says: 'پاسخ‌ها زیاد شد؛ کمی بعد دوباره بزنید.', status: 429 },
  NO_SUCH_DESK: { says: 'میز یکی از این‌هاست: support، money، hotels، visas، managers.' },
})
