import { day, type Template, trips } from '#messages/template.ts'

/** Of letters that travellers sent to airlines: nothing is promised in an airline's name. */
export const claimTemplates = {
  /** values: order number · airline */
  'claim-answer-due': {
    text: 'وقت پیگیری نامهٔ شما به %token10 است. پاسخ آن را در سفارش %token ثبت کنید؛ اگر نرسیده، گام بعدی همان‌جاست.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'claims',
    mail: { subject: 'وقت پیگیری نامهٔ شما به ایرلاین', page: trips },
  },
  /** values: order number · last day */
  'claim-suit-due': {
    text: 'آخرین روز دادخواست برای مطالبهٔ سفارش %token، %token10 است. جزئیات و قاعدهٔ آن در صفحهٔ همان سفارش است.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 7 * day,
    event: 'claims',
    mail: { subject: 'آخرین روز دادخواست نزدیک است', page: trips },
  },
} as const satisfies Readonly<Record<string, Template>>
