import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  DESK_SIGN_IN_FIRST: { says: 'برای کار در میز با کلید عبور خود وارد شوید.', status: 401 },
  NOT_PERMITTED: { says: 'نقش شما اجازهٔ این کار را ندارد. این درخواست ثبت شد.', status: 403 },
  NETWORK_NOT_ALLOWED: { says: 'از این شبکه نمی‌توان وارد میز شد.', status: 403 },
  LINK_SPENT: { says: 'این پیوند دیگر کار نمی‌کند؛ پیوند تازه بگیرید.', status: 410 },
  TOO_MANY_TRIES: { says: 'تلاش زیاد شد؛ کمی بعد دوباره بزنید.', status: 429 },
  KEY_REFUSED: { says: 'کلید عبور پذیرفته نشد؛ دوباره بزنید.', status: 401 },
  KEY_NOT_MADE: { says: 'کلید عبور ساخته نشد؛ دوباره بزنید.' },
  KEY_KNOWN: { says: 'این دستگاه از پیش کلید عبور شما را دارد.', status: 409 },
  KEY_UNKNOWN: { says: 'این کلید عبور پیدا نشد.', status: 404 },
  LAST_KEY: { says: 'این تنها کلید شماست؛ نخست کلید دیگری بسازید.', status: 409 },
  TOO_MANY_KEYS: { says: 'تا ۱۰ کلید عبور نگه می‌داریم؛ نخست یکی را بردارید.', status: 409 },
  STAFF_UNKNOWN: { says: 'این همکار پیدا نشد.', status: 404 },
  NAME_INVALID: { says: 'نام همکار را بنویسید؛ از ۲ تا ۶۰ حرف.' },
  NOT_FIRST: { says: 'میز پیش از این باز شده است؛ همکاران تازه دعوت می‌شوند.', status: 409 },
  ORDER_UNKNOWN: { says: 'سفارشی با این شماره پیدا نشد.', status: 404 },
  TASK_UNKNOWN: { says: 'این کار پیدا نشد یا بسته شده است.', status: 404 },
  VIEW_UNKNOWN: { says: 'این فهرست پیدا نشد.', status: 404 },
  TOO_MANY_VIEWS: { says: 'تا ۳۰ فهرست نگه می‌داریم؛ نخست یکی را بردارید.', status: 409 },
})
