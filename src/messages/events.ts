import type { NewsChannel } from '#messages/channels.ts'

interface Event {
  readonly words: string
  readonly note: string
  /** cannot be switched off, and ignores quiet hours */
  readonly isCritical: boolean
  /** default channels */
  readonly unasked: readonly NewsChannel[]
}

/** §4, in the order of the settings page. */
export const events = {
  tickets: {
    words: 'صدور بلیت',
    note: 'بلیت، واچر یا ویزا صادر شد، یا صادر نشد و پولتان برگشت؛ و هر قدم درخواست ویزا',
    isCritical: true,
    unasked: ['Sms', 'Email'],
  },
  refunds: {
    words: 'استرداد و پول برگشتی',
    note: 'هر مبلغی که به کیف پول یا حسابتان می‌نشیند، و پروازی که تأخیر یا لغوش جریمه را برمی‌دارد',
    isCritical: true,
    unasked: ['Sms', 'Email'],
  },
  flights: {
    words: 'یادآوری پرواز',
    note: 'یک روز پیش از پرواز، با ساعت حرکت و زمان حضور در فرودگاه',
    isCritical: false,
    unasked: ['Sms'],
  },
  holds: {
    words: 'پایان مهلت پرداخت',
    note: 'سفارشی که پرداخت نشد و صندلی یا اتاقش آزاد شد',
    isCritical: false,
    unasked: ['Sms'],
  },
  steps: {
    words: 'پیش از کم‌شدن مبلغ استرداد',
    note: 'سه ساعت پیش از هر پله، برای سفارشی که خواسته‌اید',
    isCritical: false,
    unasked: ['Sms'],
  },
  seats: {
    words: 'صندلی یا پرواز تازه',
    note: 'پرواز تکمیلی که منتظرش هستید دوباره جا دارد، یا روزی که پرواز نداشت پرواز پیدا کرده است',
    isCritical: false,
    unasked: ['Sms'],
  },
  reviews: {
    words: 'نظر پس از اقامت',
    note: 'یک بار پس از هر اقامت',
    isCritical: false,
    unasked: ['Sms'],
  },
  support: {
    words: 'پاسخ پیام‌های شما',
    note: 'همکار ما در گفتگو پاسخ داد و شما آن را ندیده‌اید، یا هتل برایتان نوشت',
    isCritical: false,
    unasked: ['Sms'],
  },
  claims: {
    words: 'پیگیری مطالبه از ایرلاین',
    note: 'نامه‌ای که به ایرلاین فرستاده‌اید و وقت پیگیری یا دادخواست آن رسیده است',
    isCritical: false,
    unasked: ['Sms'],
  },
} as const satisfies Readonly<Record<string, Event>>

export type EventName = keyof typeof events

export const eventNames = [
  'tickets',
  'refunds',
  'flights',
  'holds',
  'steps',
  'seats',
  'reviews',
  'support',
  'claims',
] as const satisfies readonly EventName[]

export function eventOf(name: EventName): Event {
  return events[name]
}
