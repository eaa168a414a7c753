export const changeNames = {
  delayed: 'تأخیر یا تعجیل',
  cancelled: 'لغو',
  'on-time': 'سر وقت',
  aircraft: 'هواپیمای دیگر',
} as const
export type ChangeName = keyof typeof changeNames

export function isChangeName(name: string): name is ChangeName {
  return Object.hasOwn(changeNames, name)
}

/** Who hears of a change, what, and what becomes of what he bought. */
interface MessageTerms {
  readonly to: string
  readonly says: string
  readonly gets: string
}

const toTravellers = 'خریداران بلیت صادرشده'
const isFree = 'همهٔ پول بلیت بی‌جریمه، یا پرواز دیگر بدون پرداخت دوباره؛ به انتخاب خودش'
const messages: Readonly<Record<string, MessageTerms>> = {
  'flight-cancelled': { to: toTravellers, says: 'پیام لغو پرواز', gets: isFree },
  'flight-late': { to: toTravellers, says: 'پیام تأخیر بیش از دو ساعت', gets: isFree },
  'flight-early': { to: toTravellers, says: 'پیام تعجیل بیش از دو ساعت', gets: isFree },
  'flight-new-time': {
    to: toTravellers,
    says: 'پیام ساعت تازه',
    gets: 'همان بلیت؛ پس دادنش با جریمهٔ خودش است',
  },
  'penalty-waived': {
    to: toTravellers,
    says: 'پیام معافیت از جریمه',
    gets: 'همهٔ پول بلیت بی‌جریمه، اگر بخواهد',
  },
  'hold-cancelled': {
    to: 'سفارش‌های پرداخت‌نشده',
    says: 'پیام پایان سفارش',
    gets: 'سفارش پایان می‌یابد؛ پولی داده نشده است',
  },
}

export function messageTerms(template: string): MessageTerms {
  return messages[template] ?? { to: '', says: template, gets: '' }
}
