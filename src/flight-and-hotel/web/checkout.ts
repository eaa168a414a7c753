import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const pairCheckout: CheckoutWords = {
  steps: ['انتخاب پرواز و هتل', 'مشخصات مسافران', 'تأیید و پرداخت', 'صدور بلیت و واچر'],
  held: 'قیمت، صندلی و اتاق',
}
