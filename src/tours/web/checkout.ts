import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const tourCheckout: CheckoutWords = {
  steps: ['انتخاب تور', 'مسافران', 'پرداخت', 'صدور واچر'],
  held: 'قیمت و جا',
}
