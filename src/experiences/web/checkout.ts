import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const experienceCheckout: CheckoutWords = {
  steps: ['انتخاب گشت', 'خریدار', 'پرداخت', 'صدور بلیت'],
  held: 'قیمت و جا',
}
