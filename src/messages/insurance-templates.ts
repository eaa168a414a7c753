import { day, type Template, trips } from '#messages/template.ts'

export const insuranceTemplates = {
  /** values: address of the ticket's page · where one travels */
  'insurance-offered': {
    text: 'هنوز بیمهٔ سفر ندارید.\n%token10\nپوشش‌ها و قیمت: %token\nاگر لازم ندارید، دیگر نمی‌پرسیم.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: day / 2,
    event: 'flights',
    mail: { subject: 'هنوز بیمهٔ سفر ندارید', page: trips },
    isTimely: true,
  },
  /** values: order number of before · the new order's number · which policy, from which day */
  'policy-moved': {
    text: 'بیمه‌نامهٔ شما به روزهای تازهٔ سفر رفت.\n%token10\nبیمه‌نامهٔ تازه در سفارش %token2 است و سفارش %token دیگر اعتبار ندارد.',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'بیمه‌نامهٔ شما جابه‌جا شد', page: trips },
  },
  /** values: order number of before · the new order's number · what came back · which policy, from which day */
  'policy-moved-cheaper': {
    text: 'بیمه‌نامهٔ شما به روزهای تازهٔ سفر رفت.\n%token10\nبیمه‌نامهٔ تازه در سفارش %token2 است و سفارش %token دیگر اعتبار ندارد؛ %token3 تومان به کیف پولتان نشست.',
    slots: ['token', 'token2', 'token3', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'بیمه‌نامهٔ شما جابه‌جا شد', page: trips },
  },
  /** values: the new order's number */
  'policy-not-moved': {
    text: 'جابه‌جایی بیمه‌نامه در سفارش %token انجام نشد. بیمه‌نامهٔ پیشین شما سر جایش است و پولی کم نشده است.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'بیمه‌نامه جابه‌جا نشد؛ بیمه‌نامهٔ پیشین سر جایش است', page: trips },
  },
  /** values: the new order's number · what came back */
  'policy-not-moved-paid': {
    text: 'جابه‌جایی بیمه‌نامه در سفارش %token انجام نشد. بیمه‌نامهٔ پیشین شما سر جایش است و %token2 تومان به کیف پولتان برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'بیمه‌نامه جابه‌جا نشد؛ بیمه‌نامهٔ پیشین سر جایش است', page: trips },
  },
} as const satisfies Record<string, Template>
