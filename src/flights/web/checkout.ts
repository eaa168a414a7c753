import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const flightCheckout: CheckoutWords = {
  steps: ['انتخاب پرواز', 'مشخصات مسافران', 'تأیید و پرداخت', 'صدور بلیت'],
  held: 'قیمت و صندلی',
}
