import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const insuranceCheckout: CheckoutWords = {
  steps: ['انتخاب طرح', 'بیمه‌شده‌ها', 'پرداخت', 'صدور بیمه‌نامه'],
  held: 'قیمت',
}
