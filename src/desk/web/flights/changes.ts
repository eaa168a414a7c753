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

const messages: Readonly<Record<string, string>> = {
  'flight-cancelled': 'پیام لغو پرواز',
  'flight-late': 'پیام تأخیر بیش از دو ساعت، با برگشت بی‌جریمه',
  'flight-early': 'پیام تعجیل بیش از دو ساعت، با برگشت بی‌جریمه',
  'flight-new-time': 'پیام ساعت تازه',
  'penalty-waived': 'پیام معافیت از جریمه',
  'hold-cancelled': 'پیام پایان سفارش پرداخت‌نشده',
}

export function messageWords(template: string): string {
  return messages[template] ?? template
}
