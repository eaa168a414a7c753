import * as z from 'zod/mini'
import { dayUnread } from '#desk/day-in-field.ts'
import { deskCall } from '#desk/desk-call.ts'

const whichWords = 'ایرلاین (مانند W5)، شمارهٔ پرواز (مانند W51041) یا «همه» را بنویسید.'
const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const day = z.string(dayUnread).check(z.regex(/^\d{4}-\d\d-\d\d$/, dayUnread))

/** Days of Tehran, the last one whole. */
export const WaiverOnWire = z.object({
  which: z.string(whichWords).check(z.regex(/^(?:all|[A-Z0-9]{2}\d{0,4})$/, whichWords)),
  from: day,
  until: day,
  /** null: whenever it was bought */
  soldBefore: z.nullable(day),
  /** null: without an end */
  askUntil: z.nullable(day),
  kind: z.enum(['emergency', 'cancelled'], 'علت معافیت را انتخاب کنید.'),
  charters: z.boolean(),
})
export type WaiverOnWire = z.output<typeof WaiverOnWire>

/** Tickets that go back without penalty for a time. */
export const waiverDeskCalls = {
  propose: deskCall('POST /api/desk/waivers', 'waivers.propose', {
    summary:
      'Proposes that tickets of a flight, an airline or a day go back without penalty; another approves',
    body: z.extend(WaiverOnWire, {
      reason: z
        .string(reasonWords)
        .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords)),
    }),
    answer: z.object({ number: z.int() }),
  }),
}
