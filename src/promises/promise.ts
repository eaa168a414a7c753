import { clocks } from '#calendar/clocks.ts'

/** When a promise becomes a desk task. */
export type TaskTime = 'from-the-start' | 'when-missed' | 'never'

interface PromiseTerms {
  /** default duration */
  readonly seconds: number
  readonly task: TaskTime
  readonly desk: string
  /** kept by a person's word; all others by the event itself */
  readonly keptBy?: 'desk'
}

/** Promises to travellers (§9 where it names the time). */
export const promiseKinds = {
  'issue-told': {
    seconds: clocks.issueAnnounced,
    task: 'never', // the watched issue is the desk's already
    desk: 'نتیجهٔ صدور تا ۱۵ دقیقه اعلام نشد.',
  },
  'issue-watched': {
    seconds: clocks.issueWatched,
    task: 'when-missed',
    desk: 'صدور بیش از ۱۰ دقیقه طول کشیده است؛ با ایرلاین پیگیری کنید و به مسافر زنگ بزنید.',
  },
  'failed-payment-returned': {
    seconds: clocks.failedPaymentReturned,
    task: 'when-missed',
    desk: 'برگشت مبلغ پرداخت ناموفق از بانک تأیید نشده است؛ از درگاه پیگیری کنید.',
  },
  'share-returned': {
    seconds: clocks.failedPaymentReturned,
    task: 'when-missed',
    desk: 'سهم یک پرداخت گروهی تا ۷۲ ساعت به پرداخت‌کننده برنگشت؛ از درگاه پیگیری کنید.',
  },
  'odd-payment-explained': {
    seconds: 24 * 3600,
    task: 'from-the-start',
    desk: 'بانک مبلغی جز مبلغ خواسته گرفته است؛ با درگاه تطبیق دهید.',
    keptBy: 'desk',
  },
  'payment-asked-by-hand': {
    seconds: 24 * 3600,
    task: 'from-the-start',
    desk: 'درگاه این پرداخت دیگر به ما وصل نیست؛ نتیجه را خودتان از بانک بپرسید و به مسافر بگویید.',
    keptBy: 'desk',
  },
  'trip-part-settled': {
    seconds: 24 * 3600,
    task: 'from-the-start',
    desk: 'یک بخش سفر صادر نشد و بخش صادرشده‌اش کامل برنمی‌گردد؛ با فروشنده پیگیری کنید و نتیجه را به مسافر بگویید.',
    keptBy: 'desk',
  },
  'supplier-cancelled-by-hand': {
    seconds: 24 * 3600,
    task: 'from-the-start',
    desk: 'فروشنده رزروی را که رها یا پس داده شده است لغو نکرد؛ از خود او بخواهید و نتیجه را بنویسید.',
    keptBy: 'desk',
  },
  'refund-result': {
    seconds: clocks.refundAnswered,
    task: 'when-missed',
    desk: 'نتیجهٔ استرداد تا ۲۴ ساعت اعلام نشد؛ به مسافر زنگ بزنید.',
  },
  'refund-to-bank': {
    seconds: clocks.refundAtBank,
    task: 'when-missed',
    desk: 'مبلغ استرداد تا ۷۲ ساعت به حساب مسافر نرسید؛ از بانک پیگیری کنید.',
  },
  'audit-explained': {
    seconds: 24 * 3600,
    task: 'from-the-start',
    desk: 'زنجیرهٔ رویدادهای میز درست نیست؛ شمارهٔ کار، نخستین رویداد نادرست است. پایگاه داده را با نسخهٔ پشتیبان بسنجید.',
    keptBy: 'desk',
  },
  'contact-answered': {
    seconds: 24 * 3600, // in open hours less: see `answerDue` of help
    task: 'from-the-start',
    desk: 'مسافری پیامی نوشته یا تماس خواسته است؛ بخوانید و پاسخ بدهید.',
  },
  'support-answered': {
    seconds: clocks.supportAnswered,
    task: 'when-missed',
    desk: 'به گفتگوی پشتیبانی در وقت گفته‌شده پاسخ داده نشد؛ پاسخ بدهید.',
  },
  'date-change-answered': {
    seconds: clocks.supportAnswered, // of open hours, a day where there are none
    task: 'from-the-start',
    desk: 'مسافری تغییر تاریخ بلیتی را خواسته است؛ در گفتگوی همین سفارش بخوانید و پاسخ بدهید.',
  },
  'correction-decided': {
    seconds: 24 * 3600, // sooner before a departure
    task: 'from-the-start',
    desk: 'مسافری اصلاح مشخصات بلیت صادرشده را خواسته است؛ از فروشنده یا ایرلاین بپرسید و نتیجه را ثبت کنید.',
  },
  'withdrawal-to-bank': {
    seconds: 48 * 3600, // each says its own, by the hours of the banks
    task: 'when-missed',
    desk: 'برداشت از کیف پول تا زمان گفته‌شده به حساب مسافر نرسید؛ از بانک پیگیری کنید.',
  },
} as const satisfies Readonly<Record<string, PromiseTerms>>

export type PromiseKind = keyof typeof promiseKinds

export function isFulfilledByDesk(kind: PromiseKind): boolean {
  const terms: PromiseTerms = promiseKinds[kind]
  return terms.keptBy === 'desk'
}

/** Unless its giver names another end. */
export function dueAfter(kind: PromiseKind, at: Temporal.Instant): Temporal.Instant {
  return at.add({ seconds: promiseKinds[kind].seconds })
}
