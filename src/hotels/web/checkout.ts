import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const hotelCheckout: CheckoutWords = {
  steps: ['انتخاب اتاق', 'سرپرست اتاق‌ها', 'تأیید و پرداخت', 'صدور واچر'],
  held: 'قیمت و اتاق',
}
