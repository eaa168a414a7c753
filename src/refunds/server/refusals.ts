import type { ProductFace } from '#orders/face.ts'
import { type SelectionFault, selectionText } from '#refunds/selection.ts'
import { Refusal, refusals } from '#server/refusal.ts'

export function refuseSelection(fault: SelectionFault, { refund }: Pick<ProductFace, 'refund'>): Refusal {
  return new Refusal(fault, { says: selectionText(fault, refund.words.faults), status: 409 })
}

export const refuse = refusals({
  NOT_ISSUED_YET: { says: 'استرداد پس از صدور ممکن است.', status: 409 },
  QUOTE_UNKNOWN: { says: 'مبلغ استرداد را دوباره بگیرید.', status: 409 },
  QUOTE_OF_OTHERS: { says: 'آنچه انتخاب کرده‌اید همان نیست که مبلغش را گرفته‌اید.', status: 409 },
  QUOTE_EXPIRED: { says: 'پنج دقیقهٔ این مبلغ گذشته است؛ مبلغ تازه را ببینید.', status: 409 },
  MORE_COMES_BACK: {
    says: 'حالا بیشتر از این مبلغ برمی‌گردد؛ مبلغ تازه را ببینید.',
    status: 409,
  },
  BANKS_SILENT: {
    says: 'بانک‌ها اکنون نمی‌گویند این کارت از کدام حساب است؛ شمارهٔ شبا را بنویسید یا کیف پول را انتخاب کنید.',
    status: 503,
  },
  TOO_MANY_ACCOUNTS: {
    says: 'در یک ساعت گذشته حساب‌های زیادی را امتحان کرده‌اید؛ کمی بعد دوباره بیایید یا کیف پول را انتخاب کنید.',
    status: 429,
  },
  REFUND_UNKNOWN: { says: 'استردادی با این شماره پیدا نشد.', status: 404 },
  NO_PAYOUT_OPEN: { says: 'برای این استرداد واریزی به بانک باز نیست.', status: 409 },
  BEYOND_WHAT_WAS_KEPT: { says: 'بیش از آنچه کم می‌شود نمی‌توان برگرداند.', status: 409 },
  BOUGHT_ON_CREDIT: {
    says: 'این سفارش روی اعتبار آژانس خریده شده است و مبلغ آن به همان اعتبار برمی‌گردد.',
    status: 409,
  },
  TOO_SMALL_FOR_BANK: { says: 'این مبلغ برای واریز بانکی کم است؛ کیف پول را انتخاب کنید.', status: 409 },
})
