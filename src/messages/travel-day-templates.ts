import { type Template, trips } from '#messages/template.ts'

/** Wished by their traveller for one order; a pressing one does not wait for the end of the quiet hours. */
export const travelDayTemplates = {
  /** values: PNR · until when · route and day */
  'day-check-in': {
    text: 'پذیرش آنلاین پرواز شما در سایت ایرلاین باز شد.\n%token10\nتا %token20 باز است.\nکد رزرو: %token',
    slots: ['token', 'token20', 'token10'],
    isSecret: false,
    worthSeconds: 12 * 3600,
    event: 'flights',
    mail: { subject: 'پذیرش آنلاین باز شد', page: trips },
    isTimely: true,
  },
  /** values: PNR · hour of departure · when to leave, with its day when that is another one · route and day */
  'day-leave': {
    text: 'وقت رفتن به فرودگاه است.\n%token10\n%token20 راه بیفتید؛ حرکت ساعت %token2.\nکد رزرو: %token',
    slots: ['token', 'token2', 'token20', 'token10'],
    isSecret: false,
    worthSeconds: 1800,
    event: 'flights',
    mail: { subject: 'وقت رفتن به فرودگاه است', page: trips },
    isTimely: true,
  },
  /** values: hour of departure · terminal and gate · route and day */
  'day-gate': {
    text: 'محل پرواز شما اعلام شد: %token20\n%token10\nحرکت ساعت %token. تابلوی فرودگاه معتبرتر است.',
    slots: ['token', 'token20', 'token10'],
    isSecret: false,
    worthSeconds: 3600,
    event: 'flights',
    mail: { subject: 'پایانه و گیت پرواز شما', page: trips },
    isTimely: true,
  },
} as const satisfies Readonly<Record<string, Template>>
