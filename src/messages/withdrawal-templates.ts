import { day, withdrawals as page, type Template } from '#messages/template.ts'

/** Of money that leaves the wallet: part of `templates`. */
export const withdrawalTemplates = {
  /** values: tracking number · amount · until when */
  'withdrawal-requested': {
    text: 'برداشت %token2 تومان از کیف پول شما ثبت شد و تا %token10 به حسابتان می‌نشیند.\nاگر کار شما نبود، زود در کیف پول لغوش کنید.\nکد پیگیری: %token',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'refunds',
    mail: { subject: 'برداشت از کیف پول ثبت شد', page },
  },
  /** values: tracking number · amount */
  'withdrawal-arrived': {
    text: 'برداشت شما از کیف پول، %token2 تومان، به حسابتان نشست.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'برداشت شما به حسابتان نشست', page },
  },
  /** values: tracking number · amount */
  'withdrawal-returned': {
    text: 'بانک برداشت شما را نپذیرفت و %token2 تومان به کیف پولتان برگشت.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'برداشت شما به کیف پول برگشت', page },
  },
} as const satisfies Readonly<Record<string, Template>>
