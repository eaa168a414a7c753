import { day, type Template, trips, wallet } from '#messages/template.ts'

export const visaTemplates = {
  /** values: order number · the request's number · whose visa */
  'visa-received': {
    text: 'درخواست ویزای شما ثبت شد.\n%token10\nشمارهٔ پرونده: %token2\nشمارهٔ سفارش: %token',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'درخواست ویزای شما ثبت شد', page: trips },
  },
  /** values: order number · amount */
  'visa-failed': {
    text: 'درخواست ویزای سفارش %token ثبت نشد و کل مبلغ، %token2 تومان، به کیف پول شما برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'درخواست ویزا ثبت نشد و پولتان برگشت', page: wallet },
  },
  /** values: order number */
  'visa-checked': {
    text: 'مدارک ویزای سفارش %token بررسی شد و کامل است.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'مدارک ویزای شما کامل است', page: trips },
  },
  /** values: order number */
  'visa-sent': {
    text: 'پروندهٔ ویزای سفارش %token به مرجع صدور فرستاده شد. زمان پاسخ را در سفرهای من ببینید.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'پروندهٔ ویزای شما فرستاده شد', page: trips },
  },
  /** values: order number · the paper's name */
  'visa-asked-again': {
    text: 'برای ویزای سفارش %token تصویر دیگری از %token10 لازم است. آن را در سفرهای من بفرستید؛ تا رسیدنش کار می‌ایستد.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'برای ویزای شما تصویر دیگری لازم است', page: trips },
  },
  /** values: order number · day and hour */
  'visa-appointment': {
    text: 'برای ویزای سفارش %token وقت سفارت پیدا شد: %token10. در سفرهای من بگویید می‌آیید یا وقت دیگری می‌خواهید.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'وقت سفارت برای ویزای شما', page: trips },
  },
  /** values: order number */
  'visa-approved': {
    text: 'یک ویزا از سفارش %token صادر شد. آن را از سفرهای من بردارید.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'ویزا صادر شد', page: trips },
  },
  /** values: order number */
  'visa-rejected': {
    text: 'یک ویزا از سفارش %token رد شد. دلیل و آنچه برمی‌گردد را در سفرهای من ببینید.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'ویزا رد شد', page: trips },
  },
} as const satisfies Readonly<Record<string, Template>>
