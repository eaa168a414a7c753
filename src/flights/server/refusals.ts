import { refusals } from '#server/refusal.ts'

/** What the flights room declines, and how it says so. */
export const refuse = refusals({
  RESULTS_OUTDATED: { says: 'نتایج ممکن است قدیمی باشد؛ دوباره جستجو کنید.', status: 409 },
  PROPOSAL_NOT_FOUND: { says: 'این پرواز در نتایج این جستجو نیست؛ دوباره جستجو کنید.', status: 404 },
  SOLD_OUT: { says: 'ظرفیت تکمیل شد؛ پرواز دیگری انتخاب کنید.', status: 409 },
  SALE_CLOSED: { says: 'فروش این پرواز بسته شده است؛ پرواز دیگری انتخاب کنید.', status: 409 },
  SUPPLIER_SILENT: {
    says: 'پاسخ فروشندهٔ این پرواز نرسید و چیزی از شما کم نشد؛ پرواز دیگری انتخاب کنید یا کمی بعد دوباره بکوشید.',
    status: 503,
  },
  HOLD_ENDED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره جستجو کنید.', status: 409 },
  PLACE_UNKNOWN: { says: 'این شهر یا فرودگاه را نمی‌شناسیم.' },
  SAME_PLACE: { says: 'مبدأ و مقصد یکی است؛ مقصد دیگری انتخاب کنید.' },
  NOT_FLOWN: { says: 'به این شهر پرواز نمی‌فروشیم؛ شهر نزدیک آن را انتخاب کنید.' },
  RETURN_BEFORE_DEPARTURE: { says: 'تاریخ برگشت نمی‌تواند پیش از رفت باشد.' },
  DATES_BACKWARDS: { says: 'تاریخ هر مسیر نمی‌تواند پیش از مسیر قبلی باشد.' },
  DATE_PAST: { says: 'این تاریخ گذشته است؛ تاریخ دیگری انتخاب کنید.' },
  DATE_TOO_FAR: { says: 'پروازها تا یک سال آینده فروخته می‌شوند؛ تاریخ نزدیک‌تری انتخاب کنید.' },
  CAPTCHA_WRONG: { says: 'کد امنیتی درست نیست؛ کد تازه را وارد کنید.' },
  SEATS_LEFT: { says: 'این پرواز همین حالا صندلی خالی دارد؛ دوباره جستجو کنید و بخرید.', status: 409 },
  TOO_MANY_WATCHES: { says: 'هم‌زمان حداکثر ۱۰ پرواز را خبر می‌دهیم؛ یکی را بردارید.', status: 409 },
  WATCH_NOT_FOUND: { says: 'چنین خبری ندارید.', status: 404 },
  NOT_ISSUED: { says: 'بلیت این سفارش هنوز صادر نشده است.', status: 409 },
  TICKETS_REFUNDED: { says: 'همهٔ بلیت‌های این سفارش استرداد شده است.', status: 409 },
})
