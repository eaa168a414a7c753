import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  EXPERIENCE_NOT_FOUND: { says: 'این گشت را نمی‌شناسیم؛ از فهرست گشت‌ها انتخاب کنید.', status: 404 },
  SLOT_NOT_FOUND: { says: 'این نوبت دیگر فروخته نمی‌شود؛ نوبت دیگری انتخاب کنید.', status: 404 },
  PARTY_REFUSED: { says: 'این بلیت‌ها با هم فروخته نمی‌شود؛ تعداد را عوض کنید.', status: 409 },
  SLOT_FULL: { says: 'جای این نوبت همین حالا پر شد؛ نوبت دیگری انتخاب کنید.', status: 409 },
  SELLER_SILENT: {
    says: 'برگزارکننده جواب نداد؛ چند دقیقهٔ دیگر دوباره بزنید. پولی گرفته نشده است.',
    status: 503,
  },
  PRICE_MOVED: { says: 'قیمت این گشت تغییر کرده است؛ دوباره انتخاب کنید.', status: 409 },
  HOLD_ENDED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره انتخاب کنید.', status: 409 },
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  NOT_ISSUED: { says: 'بلیت این سفارش هنوز صادر نشده است.', status: 409 },
  GIVEN_BACK: { says: 'این سفارش پس داده شده است.', status: 409 },
  PAPER_LATER: {
    says: 'فایل بلیت هنوز از برگزارکننده نرسیده است؛ چند دقیقهٔ دیگر دوباره بزنید.',
    status: 503,
  },
})
