import { day, type Template } from '#messages/template.ts'

/** Of what people write to us, and of our answers. */
export const contactTemplates = {
  /** values: its number · address of its page · until when it is answered */
  'contact-received': {
    text: 'پیام شما رسید.\nتا %token10 پاسخ می‌دهیم.\nشمارهٔ پیگیری: %token\nوضعیت پیام: %token2',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day / 2,
    mail: { subject: 'پیام شما رسید' },
  },
  /** values: its number · address of its page · the hour */
  'contact-call': {
    text: 'تماس شما ثبت شد.\n%token10 زنگ می‌زنیم.\nشمارهٔ پیگیری: %token\nدیدن یا لغو: %token2',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day / 2,
    mail: { subject: 'تماس شما ثبت شد' },
  },
  /** by SMS, which carries no free text; values: its number · address of its page */
  'contact-answered': {
    text: 'پاسخ پیام شما آماده است.\nشمارهٔ پیگیری: %token\nخواندن با همین موبایل: %token2',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    mail: { subject: 'پاسخ پیام شما آماده است' },
  },
  /** by e-mail alone; values: its number · the answer */
  'contact-letter': {
    text: '%letter\n\nشمارهٔ پیگیری: %token',
    slots: ['token', 'letter'],
    isSecret: false,
    worthSeconds: 3 * day,
    mail: { subject: 'پاسخ پیام شما' },
  },
  /** values: its number · address of its page */
  'contact-closed': {
    text: 'پیام شما بسته شد.\nشمارهٔ پیگیری: %token\nدیدن دلیل با همین موبایل: %token2',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    mail: { subject: 'پیام شما بسته شد' },
  },
} as const satisfies Readonly<Record<string, Template>>
