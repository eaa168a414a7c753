import { clocks } from '#calendar/clocks.ts'
import { agencyTemplates } from '#messages/agency-templates.ts'
import { claimTemplates } from '#messages/claim-templates.ts'
import { contactTemplates } from '#messages/contact-templates.ts'
import { flightTemplates } from '#messages/flight-templates.ts'
import { insuranceTemplates } from '#messages/insurance-templates.ts'
import { rateTemplates } from '#messages/rate-templates.ts'
import { shareTemplates } from '#messages/share-templates.ts'
import { signInTemplates } from '#messages/sign-in-templates.ts'
import { stayTemplates } from '#messages/stay-templates.ts'
import { day, type Template, trips, wallet } from '#messages/template.ts'
import { tourTemplates } from '#messages/tour-templates.ts'
import { travelDayTemplates } from '#messages/travel-day-templates.ts'
import { tripTemplates } from '#messages/trip-templates.ts'
import { visaTemplates } from '#messages/visa-templates.ts'
import { withdrawalTemplates } from '#messages/withdrawal-templates.ts'

export type { Slot } from '#messages/template.ts'

/** §4. Registered with the providers under these names, below the brand's name. Amounts as «2,890,000», toman. */
export const templates = {
  /** values: the code */
  code: {
    text: 'کد ورود شما: %token\nاین کد را به کسی ندهید.',
    slots: ['token'],
    isSecret: true,
    worthSeconds: clocks.code,
    mail: { subject: 'کد ورود شما' },
  },
  /** values: order number · PNR · route and day */
  'ticket-issued': {
    text: 'بلیت شما صادر شد.\n%token10\nکد رزرو: %token2\nشمارهٔ سفارش: %token\nسفر خوش',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'بلیت شما صادر شد', page: trips },
  },
  /** values: order number · PNR · route and day · its chosen seats */
  'ticket-issued-seats': {
    text: 'بلیت شما صادر شد.\n%token10\n%token20\nکد رزرو: %token2\nشمارهٔ سفارش: %token\nسفر خوش',
    slots: ['token', 'token2', 'token10', 'token20'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'بلیت شما صادر شد', page: trips },
  },
  /** values: order number · amount */
  'issue-failed': {
    text: 'بلیت سفارش %token صادر نشد و کل مبلغ، %token2 تومان، به کیف پول شما برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'بلیت صادر نشد و پولتان برگشت', page: wallet },
  },
  /** values: order number · the hotel's confirmation · hotel, city and day */
  'voucher-issued': {
    text: 'واچر هتل شما صادر شد.\n%token10\nشمارهٔ تأیید هتل: %token2\nشمارهٔ سفارش: %token\nسفر خوش',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'واچر هتل شما صادر شد', page: trips },
  },
  /** values: order number · amount */
  'booking-failed': {
    text: 'رزرو هتل سفارش %token نهایی نشد و کل مبلغ، %token2 تومان، به کیف پول شما برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'رزرو هتل نهایی نشد و پولتان برگشت', page: wallet },
  },
  /** of products without their own texts; values: order number · the seller's number · what was bought and its day */
  'order-issued': {
    text: 'سفارش شما آماده شد.\n%token10\nکد پیگیری: %token2\nشمارهٔ سفارش: %token',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: day,
    event: 'tickets',
    mail: { subject: 'سفارش شما آماده شد', page: trips },
  },
  /** as above; values: order number · amount */
  'order-failed': {
    text: 'سفارش %token انجام نشد و کل مبلغ، %token2 تومان، به کیف پول شما برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'سفارش انجام نشد و پولتان برگشت', page: wallet },
  },
  /** of whatever was bought on an agency's credit; values: order number · amount */
  'failed-on-credit': {
    text: 'سفارش %token انجام نشد و کل مبلغ، %token2 تومان، به اعتبار آژانس برگشت.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'tickets',
    mail: { subject: 'سفارش انجام نشد و مبلغ آن به اعتبار برگشت', page: trips },
  },
  ...agencyTemplates,
  ...shareTemplates,
  ...rateTemplates,
  ...visaTemplates,
  ...tourTemplates,
  ...tripTemplates,
  ...contactTemplates,
  ...flightTemplates,
  ...insuranceTemplates,
  /** values: order number · amount */
  'paid-too-late': {
    text: 'پرداخت سفارش %token پس از پایان مهلت رسید. مبلغ %token2 تومان در کیف پول شماست.',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پولتان به کیف پول برگشت', page: wallet },
  },
  /** values: order number */
  'hold-expired': {
    text: 'زمان نگه‌داری سفارش %token تمام شد. مبلغی از شما کم نشده است؛ می‌توانید دوباره جستجو کنید.',
    slots: ['token'],
    isSecret: false,
    worthSeconds: 3600,
    event: 'holds',
    mail: { subject: 'مهلت پرداخت تمام شد', page: trips },
  },
  /** values: tracking number · amount */
  'refund-in-wallet': {
    text: 'استرداد شما انجام شد و %token2 تومان به کیف پولتان نشست.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پول استرداد به کیف پولتان نشست', page: wallet },
  },
  /** values: tracking number · amount */
  'refund-in-credit': {
    text: 'استرداد انجام شد و %token2 تومان به اعتبار آژانس برگشت.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'مبلغ استرداد به اعتبار آژانس برگشت', page: trips },
  },
  /** values: tracking number · amount · until when */
  'refund-on-its-way': {
    text: 'استرداد شما پذیرفته شد؛ %token2 تومان تا %token10 به حسابتان می‌نشیند.\nکد پیگیری: %token',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'استرداد شما پذیرفته شد', page: trips },
  },
  /** values: tracking number · amount */
  'refund-at-bank': {
    text: 'مبلغ استرداد، %token2 تومان، به حساب شما نشست.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پول استرداد به حسابتان نشست', page: trips },
  },
  /** values: tracking number · amount */
  'refund-bounced': {
    text: 'بانک واریز استرداد شما را نپذیرفت؛ %token2 تومان به کیف پولتان نشست.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'پول استرداد به کیف پولتان نشست', page: wallet },
  },
  /** values: tracking number · amount */
  'refund-compensated': {
    text: 'واریز استرداد شما دیر شده است؛ برای جبران، %token2 تومان به کیف پولتان نشست.\nکد پیگیری: %token',
    slots: ['token', 'token2'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'برای دیرشدن استرداد جبران کردیم', page: wallet },
  },
  ...withdrawalTemplates,
  /** values: order number · amount that comes back now · amount afterwards · until when */
  'refund-step-ahead': {
    text: 'سفارش %token: تا %token10 استرداد %token2 تومان برمی‌گرداند و پس از آن %token3 تومان.',
    slots: ['token', 'token2', 'token3', 'token10'],
    isSecret: false,
    worthSeconds: 3 * 3600,
    event: 'steps',
    mail: { subject: 'مبلغ استرداد کم می‌شود', page: trips },
    isTimely: true,
  },
  /** values: PNR · hour of departure · from when to be there, with its day when that is another one · route and day */
  'flight-near': {
    text: 'پرواز شما نزدیک است.\n%token10\nحرکت ساعت %token2؛ از %token20 در فرودگاه باشید.\nکد رزرو: %token',
    slots: ['token', 'token2', 'token20', 'token10'],
    isSecret: false,
    worthSeconds: day / 2,
    event: 'flights',
    mail: { subject: 'پرواز شما نزدیک است', page: trips },
    isTimely: true,
  },
  ...travelDayTemplates,
  ...claimTemplates,
  /** values: address · flight number · route and day */
  'seats-again': {
    text: 'صندلی خالی شد.\n%token10\nپرواز %token2\nدیدن و خرید: %token',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: 3600,
    event: 'seats',
    mail: { subject: 'صندلی خالی شد' },
  },
  ...stayTemplates,
  /** values: address of the conversation · what it is about */
  'support-answered': {
    text: 'پشتیبانی به گفتگوی شما پاسخ داد.\n%token20\nدیدن پاسخ: %token',
    slots: ['token', 'token20'],
    isSecret: false,
    worthSeconds: day,
    event: 'support',
    mail: { subject: 'پاسخ پشتیبانی' },
  },
  /** values: address · route and day */
  'flights-found': {
    text: 'برای روزی که منتظرش بودید پرواز هست.\n%token10\nدیدن و خرید: %token',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: 3600,
    event: 'seats',
    mail: { subject: 'پرواز پیدا شد' },
  },
  ...signInTemplates,
} as const satisfies Readonly<Record<string, Template>>

export type TemplateName = keyof typeof templates

export function templateOf(name: TemplateName): Template {
  return templates[name]
}

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}
