import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const bagCheckout: CheckoutWords = {
  steps: ['بلیت شما', 'انتخاب بار', 'پرداخت', 'ثبت بار'],
  held: 'قیمت',
}
