import { day, type Template, trips, wallet } from '#messages/template.ts'

/** Of orders that several paid a share of. */
export const shareTemplates = {
  /** to its owner, who paid none of it by the wallet; values: order number · what was paid in shares */
  'failed-in-shares': {
    text: 'سفارش %token انجام نشد. %token2 تومان که با سهم‌ها پرداخت شده بود، تا ۷۲ ساعت سهم‌به‌سهم به پرداخت‌کننده‌ها برمی‌گردد.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'سفارش انجام نشد و سهم‌ها برمی‌گردد', page: trips },
  },
  /** to its owner; values: order number · what came back to the wallet · what was paid in shares by others */
  'failed-partly-in-shares': {
    text: 'سفارش %token انجام نشد. %token2 تومان به کیف پول شما برگشت و %token3 تومان تا ۷۲ ساعت سهم‌به‌سهم به پرداخت‌کننده‌ها برمی‌گردد.',
    slots: ['token', 'token2', 'token3'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'سفارش انجام نشد و پول آن برمی‌گردد', page: trips },
  },
  /** to its owner, of a payer who has no account with us; values: order number · amount */
  'share-in-owners-wallet': {
    text: 'سهمی از سفارش %token به کارت پرداخت‌کننده برنگشت و %token2 تومان در کیف پول شماست.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'سهمی به کیف پول شما برگشت', page: wallet },
  },
  /** to its payer; values: amount */
  'share-in-wallet': {
    text: 'سهمی که برای سفر دیگری پرداخته بودید به کارتتان برنگشت و %token تومان در کیف پول شماست.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'سهم شما به کیف پولتان برگشت', page: wallet },
  },
} as const satisfies Readonly<Record<string, Template>>
