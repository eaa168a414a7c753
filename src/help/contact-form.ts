export const answerWays = ['sms', 'email', 'call'] as const
export type AnswerWay = (typeof answerWays)[number]

export const answerWayWords = {
  sms: 'پیامک',
  email: 'ایمیل',
  call: 'با من تماس بگیرید',
} as const satisfies Record<AnswerWay, string>

export const contactTopics = {
  trips: 'سفر و بلیت',
  money: 'پول و استرداد',
  account: 'حساب کاربری',
  business: 'همکاری',
  other: 'چیز دیگر',
} as const
export type ContactTopic = keyof typeof contactTopics
export const topicNames = Object.keys(contactTopics) as readonly ContactTopic[]

export const longestText = 1000
export const longestName = 60

export interface ContactForm {
  readonly name: string
  readonly mobile: string
  readonly answerBy: AnswerWay
  readonly email: string
  /** an instant, of the hours that are offered */
  readonly callAt: string
  readonly orderNumber: string
  readonly text: string
}
export type ContactField = keyof ContactForm

export const contactTexts = {
  name: 'نام خود را بنویسید.',
  mobile: 'شمارهٔ موبایل را بنویسید.',
  answerBy: 'راه پاسخ را انتخاب کنید.',
  email: 'این ایمیل درست نیست.',
  callAt: 'ساعت تماس را انتخاب کنید.',
  orderNumber: 'شمارهٔ سفارش ۹ رقم است.',
  text: 'پیامتان را بنویسید.',
} as const satisfies Record<ContactField, string>

/** The fields to be put right; a number itself is read by the server. A call needs no text. */
export function contactFaults(
  form: ContactForm,
  isEmail: (text: string) => boolean,
): readonly ContactField[] {
  const { name, mobile, answerBy, email, callAt, orderNumber, text } = form
  const isWrong: Readonly<Record<ContactField, boolean>> = {
    name: name.trim() === '' || name.trim().length > longestName,
    mobile: mobile.trim() === '',
    answerBy: !answerWays.includes(answerBy),
    email: answerBy === 'email' && !isEmail(email),
    callAt: answerBy === 'call' && callAt === '',
    orderNumber: orderNumber.trim().length > 20,
    text: (answerBy !== 'call' && text.trim().length < 3) || text.length > longestText,
  }
  return (Object.keys(isWrong) as ContactField[]).filter((field) => isWrong[field])
}
