import { persianDigits } from '#money/digits.ts'

/** What an unpaid order says it holds: of our contracts the rooms, of a supplier's hotel its price alone. */
export function heldWords(soldBy: string | null) {
  return soldBy === null ? roomsHeld : priceHeld
}

const roomsHeld = {
  dearer: 'اتاق‌های شما محفوظ است.',
  ended: 'زمان نگه‌داری این قیمت تمام شد و اتاق‌ها آزاد شدند.',
  cancel: (rooms: number) => ({
    ask: 'انصراف و آزاد کردن اتاق',
    says: `${persianDigits(rooms)} اتاق همین حالا آزاد می‌شود و شاید با این قیمت دوباره پیدا نشود.`,
    action: `آزاد کردن ${persianDigits(rooms)} اتاق`,
  }),
}

const priceHeld = {
  dearer: 'سفارش شما سر جایش است.',
  ended: 'زمان نگه‌داری این قیمت تمام شد.',
  cancel: (_rooms: number) => ({
    ask: 'انصراف از این سفارش',
    says: 'این سفارش همین حالا کنار گذاشته می‌شود و شاید اتاق با این قیمت دوباره پیدا نشود.',
    action: 'کنار گذاشتن سفارش',
  }),
}
