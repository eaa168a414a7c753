import { clocks } from '#calendar/clocks.ts'
import { persianDigits } from '#money/digits.ts'

interface HousePromise {
  readonly title: string
  readonly within: string
}

const minutes = (seconds: number) => `تا ${persianDigits(seconds / 60)} دقیقه`
const hours = (seconds: number) => `تا ${persianDigits(seconds / 3600)} ساعت`

/** What the house promises by when, in the page's order. */
export const housePromises = {
  issue: { title: 'نتیجهٔ صدور بلیت', within: minutes(clocks.issueAnnounced) },
  refundAnswer: { title: 'پاسخ درخواست استرداد', within: hours(clocks.refundAnswered) },
  refundAtBank: { title: 'رسیدن استرداد به حساب بانکی', within: hours(clocks.refundAtBank) },
  failedPayment: { title: 'برگشت پرداخت ناموفق', within: hours(clocks.failedPaymentReturned) },
  contact: { title: 'پاسخ پیام «تماس با ما»', within: `${hours(clocks.contactAnswered)} کاری` },
  support: { title: 'پاسخ همکار ما در گفتگو', within: `${minutes(clocks.supportAnswered)} در ساعت کار` },
} as const satisfies Record<string, HousePromise>

export type HousePromiseName = keyof typeof housePromises
