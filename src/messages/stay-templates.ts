import { day, type Template, trips } from '#messages/template.ts'

/** Of a stay, by its hotel and about it. */
export const stayTemplates = {
  /** values: address of the form · the hotel and its city */
  'stay-review': {
    text: 'امیدواریم اقامتتان خوش گذشته باشد.\n%token20 چطور بود؟ نظرتان را این‌جا بنویسید: %token',
    slots: ['token', 'token20'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'reviews',
    mail: { subject: 'اقامت شما چطور بود؟' },
  },
  /** values: order number · the hotel and its city */
  'hotel-wrote': {
    text: '%token20 برای شما نوشت.\nپیام را در «سفرهای من»، صفحهٔ سفارش %token، بخوانید.',
    slots: ['token', 'token20'],
    isSecret: false,
    worthSeconds: day,
    event: 'support',
    mail: { subject: 'پیام هتل', page: trips },
  },
} as const satisfies Readonly<Record<string, Template>>
