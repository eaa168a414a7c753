import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  INSURANCE_CLOSED: { says: 'در حال حاضر بیمهٔ سفر نمی‌فروشیم.', status: 409 },
  PLAN_UNKNOWN: {
    says: 'این طرح برای این سفر و این سن‌ها فروخته نمی‌شود؛ طرح دیگری انتخاب کنید.',
    status: 404,
  },
  HOLD_ENDED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره انتخاب کنید.', status: 409 },
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  NO_POLICY_YET: { says: 'بیمه‌نامهٔ این سفارش هنوز صادر نشده است.', status: 409 },
  POLICY_REFUNDED: { says: 'این بیمه‌نامه پس داده شده است.', status: 409 },
  POLICY_STAYS: {
    says: 'بیمه‌نامه‌ای برای جابه‌جایی به روزهای این بلیت پیدا نشد، یا بیمه‌گر جابه‌جایش نمی‌کند.',
    status: 409,
  },
  MOVE_CHANGED: { says: 'مبلغ جابه‌جایی تغییر کرده است؛ مبلغ تازه را ببینید و دوباره بزنید.', status: 409 },
  CONTRACT_OPEN: { says: 'قراردادی باز است؛ نخست آن را ببندید.', status: 409 },
})
