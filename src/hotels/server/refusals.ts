import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  CITY_NOT_FOUND: { says: 'در این شهر هتلی نمی‌فروشیم؛ شهر دیگری انتخاب کنید.', status: 404 },
  TILES_NOT_FOUND: { says: 'نقشهٔ پرجزئیات در دسترس نیست.', status: 404 },
  RANGE_NEEDED: { says: 'فقط بخشی از فایل نقشه را می‌توان خواست.', status: 400 },
  HOTEL_NOT_FOUND: { says: 'این هتل را نمی‌شناسیم؛ دوباره جستجو کنید.', status: 404 },
  LEADER_EACH: { says: 'هر اتاق سفارش یک سرپرست می‌خواهد؛ صفحه را دوباره باز کنید.' },
  RATE_NOT_FOUND: {
    says: 'این نرخ دیگر برای مهمان‌های این اتاق فروخته نمی‌شود؛ اتاق دیگری انتخاب کنید.',
    status: 404,
  },
  EXCHANGE_RATE_OLD: {
    says: 'قیمت این اتاق ارزی است و نرخ تازهٔ آن ارز هنوز به ما نرسیده است؛ کمی بعد دوباره جستجو کنید.',
    status: 409,
  },
  SOLD_OUT: {
    says: 'یکی از اتاق‌ها همین حالا پر شد؛ اتاق یا هتل دیگری انتخاب کنید.',
    status: 409,
  },
  ONE_ROOM_THERE: {
    says: 'این‌جا در هر رزرو یک اتاق فروخته می‌شود؛ برای هر اتاق جداگانه جستجو کنید.',
    status: 409,
  },
  SELLER_SILENT: {
    says: 'فروشندهٔ هتل‌های این شهر همین حالا جواب نمی‌دهد؛ چند دقیقهٔ دیگر دوباره تلاش کنید.',
    status: 503,
  },
  HOLD_ENDED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره جستجو کنید.', status: 409 },
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  NOT_ISSUED: { says: 'واچر این سفارش هنوز صادر نشده است.', status: 409 },
  NOT_STAYED: { says: 'برای این سفارش اقامتی ثبت نشده است که دربارهٔ آن نظر بدهید.', status: 409 },
  STAY_NOT_OVER: { says: 'پس از پایان اقامت می‌توانید نظر بدهید.', status: 409 },
  REVIEW_TOO_LATE: { says: 'مهلت نظر دادن دربارهٔ این اقامت گذشته است.', status: 409 },
  REVIEWED_ALREADY: { says: 'نظر شما دربارهٔ این اقامت پیش‌تر ثبت شده است.', status: 409 },
  REVIEW_NOT_FOUND: { says: 'نظری با این شماره در این وضعیت نیست.', status: 404 },
  REVIEW_NEEDS_REASON: { says: 'دلیل را در یک تا ۳۰۰ حرف بنویسید؛ نویسندهٔ نظر آن را می‌بیند.' },
  REVIEW_DECIDED: { says: 'دربارهٔ این نظر پیش‌تر تصمیم دیگری گرفته شده است.', status: 409 },
  ANSWER_TOO_LONG: { says: 'پاسخ هتل یک تا ۱۰۰۰ حرف است.' },
  HOTEL_NOT_REACHED: {
    says: 'از این‌جا به این هتل پیام نمی‌رسد؛ به پشتیبانی بنویسید.',
    status: 409,
  },
  MESSAGE_TO_WRITE: { says: 'پیام یک تا ۱۰۰۰ حرف است.' },
  MESSAGES_FULL: { says: 'برای این اقامت پیام‌های زیادی فرستاده‌اید؛ به پشتیبانی بنویسید.', status: 409 },
  VOUCHER_NOT_FOUND: { says: 'رزروی با این شمارهٔ واچر در این هتل نیست.', status: 404 },
  PICTURE_NOT_FOUND: { says: 'این تصویر را نداریم.', status: 404 },
  ROOMS_REFUNDED: { says: 'همهٔ اتاق‌های این سفارش لغو شده است.', status: 409 },
})
