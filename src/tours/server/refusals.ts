import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  TOUR_NOT_FOUND: { says: 'این تور را نمی‌شناسیم؛ از فهرست تورها انتخاب کنید.', status: 404 },
  HOTEL_NOT_FOUND: { says: 'این تور با این هتل فروخته نمی‌شود؛ هتل دیگری انتخاب کنید.', status: 404 },
  TOUR_CLOSED: { says: 'ثبت‌نام این تور بسته شده است؛ تاریخ دیگری انتخاب کنید.', status: 409 },
  CALLED_OFF: { says: 'این تور لغو شده است؛ تاریخ دیگری انتخاب کنید.', status: 409 },
  GROUP_FULL: { says: 'جای این گروه همین حالا پر شد؛ تاریخ دیگری انتخاب کنید.', status: 409 },
  FLIGHT_FULL: { says: 'صندلی پرواز این تور همین حالا پر شد؛ تاریخ دیگری انتخاب کنید.', status: 409 },
  HOTEL_FULL: { says: 'اتاق این هتل همین حالا پر شد؛ هتل یا تاریخ دیگری انتخاب کنید.', status: 409 },
  HOLD_ENDED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره جستجو کنید.', status: 409 },
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  TRAVELLER_EACH: { says: 'هر تخت این سفارش یک مسافر می‌خواهد.', status: 400 },
  NOT_ISSUED: { says: 'واچر این سفارش هنوز صادر نشده است.', status: 409 },
  ROOMS_REFUNDED: { says: 'همهٔ جاهای این سفارش لغو شده است.', status: 409 },
})
