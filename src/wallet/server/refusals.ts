import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  INSUFFICIENT_BALANCE: {
    says: 'موجودی کیف پول کافی نیست. در صورت امکان کیف پول را شارژ کنید یا با پشتیبانی تماس بگیرید.',
    status: 409,
  },
  CREDIT_SPENT: {
    says: 'اعتبار آژانس برای این خرید کافی نیست؛ مدیر آژانس را خبر کنید یا خودتان بپردازید.',
    status: 409,
  },
  DAY_AHEAD: { says: 'بانک از روزی که نیامده است چیزی نگفته است.' },
  BELOW_NOTHING: { says: 'موجودی حساب از صفر کمتر نمی‌شود.' },
  FLOW_NOT_FOUND: { says: 'این تراکنش پیدا نشد.', status: 404 },
})
