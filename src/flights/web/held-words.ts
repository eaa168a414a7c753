import { persianDigits } from '#money/digits.ts'

/** What an unpaid order says it holds: the seats, or of a seller that holds none before the payment the price alone. */
export function heldWords(isPriceOnly: boolean) {
  return isPriceOnly ? priceHeld : seatsHeld
}

const seatsHeld = {
  dearer: 'صندلی شما محفوظ است.',
  terms: 'صندلی‌ها تا پایان شمارش معکوس بالای صفحه برای شما نگه داشته می‌شود؛ پس از آن آزاد می‌شوند.',
  cancel: (seats: number) => ({
    ask: 'انصراف و آزاد کردن صندلی',
    says: `${persianDigits(seats)} صندلی همین حالا آزاد می‌شود و شاید با این قیمت دوباره پیدا نشود.`,
    action: `آزاد کردن ${persianDigits(seats)} صندلی`,
  }),
}

const priceHeld = {
  dearer: 'سفارش شما سر جایش است.',
  terms:
    'قیمت تا پایان شمارش معکوس بالای صفحه برای شما ثابت است. فروشندهٔ این پرواز صندلی را پس از پرداخت می‌دهد؛ اگر پیش از آن پر شود، بلیتی صادر نمی‌شود و همهٔ مبلغ برمی‌گردد.',
  cancel: (_seats: number) => ({
    ask: 'انصراف از این سفارش',
    says: 'این سفارش همین حالا کنار گذاشته می‌شود و شاید پرواز با این قیمت دوباره پیدا نشود.',
    action: 'کنار گذاشتن سفارش',
  }),
}
