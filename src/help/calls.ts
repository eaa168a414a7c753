import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { CaptchaGiven, CaptchaView } from '#calls/captcha-solution.ts'
import { answerWays, contactTexts, contactTopics, longestText } from '#help/contact-form.ts'

const line = (says: string) => z._default(z.string(says).check(z.maxLength(300, says)), '')

const ContactRequest = z.object({
  number: z.int(),
  state: z.enum(['waiting', 'late', 'answered', 'closed']),
  topic: z.string(),
  /** one of the writer's own; its page is told to him alone, signed in */
  ownOrder: z.nullable(z.object({ number: z.string(), path: z.string() })),
  answerBy: z.string(),
  /** moments in words, by the clock of the office */
  writtenAt: z.string(),
  dueAt: z.string(),
  callAt: z.nullable(z.string()),
  /** where it was closed without an answer */
  closedBecause: z.nullable(z.string()),
  answers: z.array(z.object({ text: z.string(), at: z.string() })),
})
export type ContactRequest = z.output<typeof ContactRequest>

const lookup = z.object({
  number: z
    .string('شمارهٔ پیگیری را بنویسید.')
    .check(z.minLength(1, 'شمارهٔ پیگیری را بنویسید.'), z.maxLength(40, 'شمارهٔ پیگیری ۸ رقم است.')),
  mobile: z
    .string(contactTexts.mobile)
    .check(z.minLength(1, contactTexts.mobile), z.maxLength(40, 'شمارهٔ موبایل را کامل وارد کنید.')),
})

export const feedbackCalls = {
  vote: call('POST /api/help/Answer/Vote', {
    summary: 'Whether an answer was of use: one vote a browser and answer, stored without who it was',
    who: 'guest',
    body: z.object({ slug: z.string().check(z.maxLength(80)), isYes: z.boolean() }),
  }),
}

export const contactCalls = {
  write: call('POST /api/help/Contact/Write', {
    summary:
      'Writes to the house, or asks to be called at one of its hours; answers with a number and when it is due. A captcha only where it is asked in bursts',
    who: 'guest',
    body: z.object({
      name: line(contactTexts.name),
      mobile: line(contactTexts.mobile),
      answerBy: z.enum(answerWays, contactTexts.answerBy),
      email: line(contactTexts.email),
      callAt: line(contactTexts.callAt),
      topic: z._default(
        z.enum(Object.keys(contactTopics) as (keyof typeof contactTopics)[], 'موضوع را انتخاب کنید.'),
        'other',
      ),
      /** of whoever is signed in; another's is as unknown as none */
      orderId: z.optional(z.uuid('سفارش را از فهرست انتخاب کنید.')),
      /** as a guest types it */
      orderNumber: line(contactTexts.orderNumber),
      text: z._default(
        z.string(contactTexts.text).check(z.maxLength(longestText, 'پیام را کوتاه‌تر بنویسید.')),
        '',
      ),
      ...CaptchaGiven,
    }),
    answer: ContactRequest,
  }),
  captcha: call('POST /api/help/Contact/Captcha', {
    summary: 'Five digits for this browser, to write with',
    who: 'guest',
    answer: CaptchaView,
  }),
  status: call('POST /api/help/Contact/Status', {
    summary:
      'Where a request stands, by its number and its mobile; limited, and the same answer for any wrong pair',
    who: 'guest',
    body: lookup,
    answer: ContactRequest,
  }),
  withdraw: call('POST /api/help/Contact/Withdraw', {
    summary: 'Its writer wants no answer any more, by number and mobile',
    who: 'guest',
    body: lookup,
    answer: ContactRequest,
  }),
}
