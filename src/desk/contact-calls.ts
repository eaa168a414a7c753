import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { ReadyMacros } from '#desk/macro-calls.ts'

const numbered = z.object({ number: z.string().check(z.regex(/^\d{5,9}$/, 'شمارهٔ پیام درست نیست.')) })
const answerWords = 'پاسخ باید ۱ تا ۳۰۰۰ حرف باشد.'
const reasonWords = 'دلیل باید ۱ تا ۳۰۰ حرف باشد.'

/** What people wrote in the form of the contact page, answered once, by the way that each of them chose. */
export const contactDeskCalls = {
  ready: deskCall('GET /api/desk/contacts/{number}/macros', 'tasks.work', {
    summary: 'The saved answers, filled from the order that a message of the contact page is about',
    params: numbered,
    answer: ReadyMacros,
  }),
  answer: deskCall('POST /api/desk/contacts/{number}/answer', 'tasks.work', {
    summary: 'Sends an answer by the way its writer chose, and closes the message',
    params: numbered,
    body: z.object({
      text: z
        .string(answerWords)
        .check(z.trim(), z.minLength(1, answerWords), z.maxLength(3000, answerWords)),
    }),
  }),
  close: deskCall('POST /api/desk/contacts/{number}/close', 'tasks.work', {
    summary: 'Closes a message without an answer; its writer is told the reason',
    params: numbered,
    body: z.object({
      reason: z
        .string(reasonWords)
        .check(z.trim(), z.minLength(1, reasonWords), z.maxLength(300, reasonWords)),
    }),
  }),
}
