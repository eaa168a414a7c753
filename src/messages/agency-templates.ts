import { day, type Template } from '#messages/template.ts'

export const agencyTemplates = {
  /** to a mobile that may have no account; values: address of the invitation · the agency */
  'agency-invited': {
    text: '%token20 شما را برای خرید روی اعتبار خود دعوت کرده است.\nبا همین شماره وارد شوید و پاسخ دهید: %token',
    slots: ['token', 'token20'],
    isSecret: false,
    worthSeconds: 3 * day,
    mail: { subject: 'دعوت به خرید روی اعتبار آژانس' },
  },
} as const satisfies Readonly<Record<string, Template>>
