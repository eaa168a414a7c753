import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export const visaCheckout: CheckoutWords = {
  steps: ['انتخاب ویزا', 'متقاضی‌ها و مدارک', 'پرداخت', 'پیگیری پرونده'],
  held: 'قیمت',
}
