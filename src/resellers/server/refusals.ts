import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  RESELLER_UNKNOWN: { says: 'این بازار سفر را نمی‌شناسیم، یا کلید آن درست نیست.', status: 401 },
  CLICK_UNKNOWN: { says: 'این پیوند از ما نیست؛ پرواز را دوباره جستجو کنید.', status: 404 },
  ORDER_UNKNOWN: { says: 'این سفارش پیدا نشد.', status: 404 },
})
