import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  PDF_UNAVAILABLE: {
    says: 'ساختن PDF روی این دستگاه ممکن نیست. نسخهٔ چاپی بلیت یا صفحهٔ سفارش را باز کنید.',
    status: 501,
  },
  PDF_BUSY: { says: 'چاپخانه شلوغ است. چند لحظهٔ دیگر دوباره بزنید.', status: 503 },
})
