import { day, type Template, trips, wallet } from '#messages/template.ts'

/** Of a price in foreign money whose rate had fallen when it was issued. */
export const rateTemplates = {
  /** values: order number · amount · the rate it was charged by · the rate of its issue */
  'rate-fell': {
    text: 'نرخ ارز تا صدور سفارش %token پایین آمد: قیمت با %token10 حساب شده بود و هنگام صدور %token20 بود. تفاوت، %token2 تومان، به کیف پول شما برگشت.',
    slots: ['token', 'token2', 'token10', 'token20'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'تفاوت نرخ ارز به کیف پول شما برگشت', page: wallet },
  },
  /** of what was bought on an agency's credit; values as above */
  'rate-fell-on-credit': {
    text: 'نرخ ارز تا صدور سفارش %token پایین آمد: قیمت با %token10 حساب شده بود و هنگام صدور %token20 بود. تفاوت، %token2 تومان، به اعتبار آژانس برگشت.',
    slots: ['token', 'token2', 'token10', 'token20'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'تفاوت نرخ ارز به اعتبار آژانس برگشت', page: trips },
  },
  /** to who paid a share of somebody else's; values: amount */
  'rate-fell-of-share': {
    text: 'نرخ ارز سفری که سهمی از آن را پرداخته بودید تا صدور پایین آمد و تفاوت سهم شما، %token تومان، به کیف پولتان برگشت.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'تفاوت نرخ ارز به کیف پول شما برگشت', page: wallet },
  },
} as const satisfies Readonly<Record<string, Template>>
