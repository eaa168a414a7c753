import { day, type Template, trips, wallet } from '#messages/template.ts'

/** Of what is bought together: one message for all of it. */
export const tripTemplates = {
  /** values: the trip's number · its first part and day · its other parts */
  'trip-issued': {
    text: 'سفر شما قطعی شد.\n%token10\n%token20\nشمارهٔ سفر: %token\nبلیت و واچر در سفرهای من است.',
    slots: ['token', 'token10', 'token20'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'سفر شما قطعی شد', page: trips },
  },
  /** values: the trip's number · amount that is back · what of it is issued */
  'trip-partly': {
    text: 'از سفر %token این قطعی شد: %token20.\nبقیه انجام نشد و %token2 تومان به کیف پول شما برگشت.',
    slots: ['token', 'token2', 'token20'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'بخشی از سفر قطعی شد', page: trips },
  },
  /** values: the trip's number · amount that is back */
  'trip-failed': {
    text: 'سفر %token انجام نشد و %token2 تومان به کیف پول شما برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'سفر انجام نشد و پولتان برگشت', page: wallet },
  },
  /** values: the trip's number */
  'trip-expired': {
    text: 'زمان نگه‌داری سفر %token تمام شد. مبلغی از شما کم نشده است؛ می‌توانید دوباره جستجو کنید.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3600,
    event: 'holds',
    mail: { subject: 'مهلت پرداخت سفر تمام شد', page: trips },
  },
  /** values: the trip's number · amount */
  'trip-paid-too-late': {
    text: 'پرداخت سفر %token پس از پایان مهلت رسید. مبلغ %token2 تومان در کیف پول شماست.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پولتان به کیف پول برگشت', page: wallet },
  },
} as const satisfies Readonly<Record<string, Template>>
