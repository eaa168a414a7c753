import type { ProductFace } from '#orders/face.ts'
import type { Status } from '#orders/life.ts'
import { type MoneyBack, moneyBackWords } from '#orders/money-back.ts'

export function timeline(
  face: Pick<ProductFace, 'words' | 'story'>,
  back: MoneyBack = 'wallet',
): Readonly<Record<Status, string>> {
  const { allKept, failing, paper, parts } = face.words
  return {
    created: 'سفارش ثبت شد',
    submitted: `${allKept} برای شما نگه داشته شد`,
    approved: 'مشخصات و قیمت را تأیید کردید',
    paid: 'پرداخت شد',
    issuing: `صدور ${paper} آغاز شد`,
    issued: `${paper} صادر شد`,
    refunded: `همهٔ ${parts} استرداد شد`,
    unissued: `${paper} صادر نشد و جایگزین‌ها پیشنهاد شد`,
    replaced: 'با همان پول سفارش دیگری گرفتید',
    failed: `${failing} نشد و کل مبلغ ${moneyBackWords[back].went}`,
    rejected: 'رزرو انجام نشد',
    expired: `مهلت پرداخت تمام شد و ${allKept} آزاد شد`,
    cancelled: `سفارش را لغو کردید و ${allKept} آزاد شد`,
    ...face.story,
  }
}
