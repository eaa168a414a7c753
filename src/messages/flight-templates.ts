import { day, type Template, trips } from '#messages/template.ts'

export const flightTemplates = {
  /** values: order number · amount · the hour until which another one may be taken */
  'issue-choice': {
    text: 'بلیت سفارش %token صادر نشد. %token2 تومان شما در همین سفارش است: تا ساعت %token3 با آن پرواز دیگری بردارید، وگرنه به کیف پول می‌رود.',
    slots: ['token', 'token2', 'token3'],
    isSecret: false,
    worthSeconds: 600,
    event: 'tickets',
    mail: { subject: 'بلیت صادر نشد؛ پرواز دیگری بردارید', page: trips },
  },
  /** of what was bought on an agency's credit; values: order number · amount · the hour until which another one may be taken */
  'issue-choice-on-credit': {
    text: 'سفارش %token صادر نشد. %token2 تومان اعتبار در همین سفارش است: تا ساعت %token3 با آن جایگزینی بردارید، وگرنه به اعتبار آژانس برمی‌گردد.',
    slots: ['token', 'token2', 'token3'],
    isSecret: false,
    worthSeconds: 600,
    event: 'tickets',
    mail: { subject: 'سفارش صادر نشد؛ جایگزینی بردارید', page: trips },
  },
  /** values: order number · the hour it leaves at · route and the day it leaves */
  'flight-new-time': {
    text: 'ساعت پرواز شما عوض شد: %token2.\n%token10\nبلیت سفارش %token با ساعت تازه در سفرهای من است.',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'refunds',
    mail: { subject: 'ساعت پرواز شما عوض شد', page: trips },
  },
  /** values: order number · hours («۳», «۲:۱۵») · the hour it leaves at · route and the day it leaves */
  'flight-late': {
    text: 'پرواز شما %token2 ساعت تأخیر دارد و ساعت %token3 می‌رود.\n%token10\nاگر نمی‌خواهید با آن بروید، بلیت‌های آن در سفارش %token بدون جریمه پس گرفته می‌شود.',
    slots: ['token', 'token2', 'token3', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'refunds',
    mail: { subject: 'پرواز شما تأخیر دارد', page: trips },
  },
  /** values: order number · hours («۳», «۲:۱۵») · the hour it leaves at · route and the day it leaves */
  'flight-early': {
    text: 'پرواز شما %token2 ساعت زودتر، ساعت %token3، می‌رود.\n%token10\nاگر نمی‌خواهید با آن بروید، بلیت‌های آن در سفارش %token بدون جریمه پس گرفته می‌شود.',
    slots: ['token', 'token2', 'token3', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'refunds',
    mail: { subject: 'پرواز شما زودتر می‌رود', page: trips },
  },
  /** values: order number · route and day */
  'flight-cancelled': {
    text: 'پرواز شما لغو شد.\n%token10\nبلیت‌های آن در سفارش %token بدون جریمه پس گرفته می‌شود؛ از سفرهای من درخواست بدهید.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پرواز شما لغو شد', page: trips },
  },
  /** values: order number of before · the new order's number · route and the day it leaves */
  'flight-rebooked': {
    text: 'پرواز شما عوض شد و بلیت سفارش %token باطل است.\n%token10\nبلیت تازه در سفارش %token2 است.',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پرواز شما عوض شد', page: trips },
  },
  /** values: order number of before · the new order's number · what came back · route and the day it leaves */
  'flight-rebooked-cheaper': {
    text: 'پرواز شما عوض شد و بلیت سفارش %token باطل است.\n%token10\nبلیت تازه در سفارش %token2 است؛ %token3 تومان به کیف پولتان نشست.',
    slots: ['token', 'token2', 'token3', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پرواز شما عوض شد', page: trips },
  },
  /** values: the new order's number */
  'rebooking-failed': {
    text: 'پرواز تازهٔ سفارش %token صادر نشد. بلیت پیشین شما سر جایش است؛ پرواز دیگری انتخاب کنید یا پول آن را پس بگیرید.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'پرواز تازه صادر نشد؛ بلیت پیشین سر جایش است', page: trips },
  },
  /** values: the new order's number · what came back */
  'rebooking-failed-paid': {
    text: 'پرواز تازهٔ سفارش %token صادر نشد و %token2 تومان به کیف پول شما برگشت. بلیت پیشین شما سر جایش است؛ پرواز دیگری انتخاب کنید یا پول آن را پس بگیرید.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'پرواز تازه صادر نشد؛ بلیت پیشین سر جایش است', page: trips },
  },
  /** values: order number · route and day */
  'ticket-corrected': {
    text: 'مشخصات مسافر در بلیت شما اصلاح شد.\n%token10\nبلیت‌های سفارش %token را دوباره از سفرهای من بگیرید؛ نسخهٔ پیشین دیگر معتبر نیست.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'مشخصات مسافر اصلاح شد', page: trips },
  },
  /** values: order number · route and day */
  'correction-refused': {
    text: 'اصلاح مشخصات مسافر پذیرفته نشد و بلیت همان است که بود.\n%token10\nدلیل آن و راه دیگر در صفحهٔ سفارش %token نوشته شده است.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'اصلاح مشخصات پذیرفته نشد', page: trips },
  },
  /** values: order number · route and day */
  'hold-cancelled': {
    text: 'پروازی که نگه داشته بودید لغو شد.\n%token10\nسفارش %token بسته شد و مبلغی از شما کم نشده است؛ پرواز دیگری انتخاب کنید.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'refunds',
    mail: { subject: 'پروازی که نگه داشته بودید لغو شد', page: trips },
  },
  /** values: order number · route and day */
  'penalty-waived': {
    text: 'جریمهٔ استرداد پرواز شما برداشته شد.\n%token10\nمبلغ و مهلت آن را برای سفارش %token در سفرهای من ببینید.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'جریمهٔ استرداد پرواز شما برداشته شد', page: trips },
  },
} as const satisfies Readonly<Record<string, Template>>
