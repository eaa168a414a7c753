import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  ROOM_GONE: {
    says: 'یکی از اتاق‌هایی که انتخاب کردید دیگر فروخته نمی‌شود؛ چیزی نگه داشته نشد. هتل را دوباره انتخاب کنید.',
    status: 409,
  },
  FLIGHT_PRICE_CHANGED: {
    says: 'قیمت پرواز در همین چند دقیقه تغییر کرد؛ چیزی نگه داشته نشد. قیمت تازه را ببینید.',
    status: 409,
  },
  STAY_PRICE_CHANGED: {
    says: 'قیمت هتل در همین چند دقیقه تغییر کرد؛ چیزی نگه داشته نشد. قیمت تازه را ببینید.',
    status: 409,
  },
})
