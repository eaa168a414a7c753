import type { CheckoutWords } from '#web/layouts/checkout-layout.tsx'

export function holdEnded(isPriceOnly: boolean): string {
  return isPriceOnly ? 'زمان نگه‌داری این قیمت تمام شد.' : 'زمان نگه‌داری این قیمت تمام شد و صندلی‌ها آزاد شدند.'
}

export const flightCheckout: CheckoutWords = {
  steps: ['انتخاب پرواز', 'مشخصات مسافران', 'تأیید و پرداخت', 'صدور بلیت'],
  held: 'قیمت و صندلی',
}
