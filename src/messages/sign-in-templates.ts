import { clocks } from '#calendar/clocks.ts'
import { day, keys, type Template, trips } from '#messages/template.ts'

export const signInTemplates = {
  /** values: address of the page of sign-ins · browser and system */
  'new-sign-in': {
    text: 'ورود تازه به حساب شما با %token10.\nاگر شما نبودید، آن را ببندید: %token',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: day,
    mail: { subject: 'ورود تازه به حساب شما', page: keys },
  },
  /** values: address of the page of sign-ins · what kind of key */
  'new-key': {
    text: '%token10 به راه‌های ورود حساب شما افزوده شد.\nاگر شما نبودید، آن را بردارید: %token',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: day,
    mail: { subject: 'راه ورود تازه به حساب شما', page: keys },
  },
  /** values: address of the page · what was changed */
  'key-changed': {
    text: '%token10 حساب شما عوض شد.\nاگر کار شما نبود، همین حالا با کد وارد شوید و رمز تازه بگذارید: %token',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: day,
    mail: { subject: 'تغییر در حساب شما', page: keys },
  },
  /** values: the code */
  'code-for-password': {
    text: 'کد شما برای گذاشتن رمز تازه: %token\nاین کد را به کسی ندهید.',
    slots: ['token'],
    isSecret: true,
    worthSeconds: clocks.code,
    mail: { subject: 'کد شما برای گذاشتن رمز تازه' },
  },
  /** values: the code · order number · the colleague's name */
  'code-for-colleague': {
    text: 'کد شما: %token\nبا این کد %token10 از پشتیبانی ما می‌تواند ۱۰ دقیقه در سفارش %token2 به‌جای شما بلیت پس بدهد، تاریخ پروازی را عوض کند یا نامی را تصحیح کند.\nتنها اگر خودتان با او حرف می‌زنید آن را بخوانید؛ هیچ‌کس دیگر این کد را نمی‌پرسد.',
    slots: ['token', 'token2', 'token10'],
    isSecret: true,
    worthSeconds: 180,
    mail: { subject: 'کدی برای همکار ما' },
  },
  /** values: order number · the colleague's name · what was done */
  'done-by-colleague': {
    text: '%token10 از پشتیبانی ما با کدی که خواندید در سفارش %token این کار را کرد: %token20.\nاگر شما نخواسته بودید، همین حالا به ما بگویید.',
    slots: ['token', 'token10', 'token20'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'کاری که همکار ما برای شما کرد', page: trips },
  },
  /** values: the code */
  'code-for-change': {
    text: 'کد شما برای کاری مهم در حسابتان: %token\nاگر شما نخواسته‌اید، آن را به هیچ‌کس ندهید.',
    slots: ['token'],
    isSecret: true,
    worthSeconds: clocks.code,
    mail: { subject: 'کد شما برای کاری مهم در حسابتان' },
  },
} as const satisfies Record<string, Template>
