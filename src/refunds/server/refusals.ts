import { type SelectionFault, selectionTexts } from '#refunds/selection.ts'
import { type RefusalRow, refusals } from '#server/refusal.ts'

const ofSelections = Object.fromEntries(
  Object.entries(selectionTexts).map(([code, says]) => [code, { says, status: 409 }]),
) as Record<SelectionFault, RefusalRow>

export const refuse = refusals({
  ...ofSelections,
  NOT_ISSUED_YET: { says: 'استرداد پس از صدور بلیت ممکن است.', status: 409 },
  QUOTE_UNKNOWN: { says: 'مبلغ استرداد را دوباره بگیرید.', status: 409 },
  QUOTE_OF_OTHERS: { says: 'بلیت‌ها همان‌هایی نیستند که مبلغشان را گرفته‌اید.', status: 409 },
  QUOTE_EXPIRED: { says: 'پنج دقیقهٔ این مبلغ گذشته است؛ مبلغ تازه را ببینید.', status: 409 },
  BANKS_SILENT: {
    says: 'بانک‌ها اکنون نمی‌گویند این کارت از کدام حساب است؛ شمارهٔ شبا را بنویسید یا کیف پول را انتخاب کنید.',
    status: 503,
  },
  TOO_MANY_ACCOUNTS: {
    says: 'در یک ساعت گذشته حساب‌های زیادی را امتحان کرده‌اید؛ کمی بعد دوباره بیایید یا کیف پول را انتخاب کنید.',
    status: 429,
  },
  TOO_SMALL_FOR_BANK: { says: 'این مبلغ برای واریز بانکی کم است؛ کیف پول را انتخاب کنید.', status: 409 },
})
