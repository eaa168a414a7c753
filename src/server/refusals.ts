import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  SIGN_IN_FIRST: { says: 'برای ادامه وارد حساب خود شوید.', status: 401 },
  SESSION_EXPIRED: { says: 'زمان ورود شما تمام شده است؛ دوباره وارد شوید.', status: 401 },
  METHOD_NOT_ALLOWED: { says: 'این نشانی با این روش پاسخ نمی‌دهد.', status: 405 },
  KEY_MISSING: { says: 'درخواست بدون کلید یکتا بود؛ صفحه را تازه کنید و دوباره بزنید.' },
  BODY_UNREADABLE: { says: 'درخواست خوانا نبود.' },
  BODY_TOO_LARGE: { says: 'حجم درخواست بیش از اندازه است.', status: 413 },
  TOO_SLOW: { says: 'فایل خیلی کند می‌آمد و رها شد؛ با اینترنت بهتر دوباره بفرستید.', status: 408 },
  FOREIGN_ORIGIN: { says: 'این درخواست از صفحهٔ ما نیامده است.', status: 403 },
  TOO_MANY: { says: 'درخواست‌ها زیاد شد؛ کمی بعد دوباره بزنید.', status: 429 },
  BUSY: { says: 'الان شلوغ است؛ چند لحظه بعد دوباره بزنید.', status: 503 },
  INTERNAL: { says: 'خطایی از سمت ما رخ داد. چیزی از شما کم نشده است؛ دوباره تلاش کنید.', status: 500 },
})
