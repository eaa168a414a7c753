import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const numbered = z.object({
  number: z.string().check(z.regex(/^\d{3,9}$/, 'شمارهٔ استرداد گروهی درست نیست.')),
})
const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))
const flightWords = 'شمارهٔ پرواز را بنویسید؛ مانند W51041.'
const dayWords = 'روز پرواز درست نیست.'

/** What is proposed; rial. */
const Proposed = z.object({
  proposal: z.int(),
  massRefund: z.int(),
  orders: z.int(),
  expected: z.int(),
})

export const MassRefundProgress = z.object({
  status: z.enum(['proposed', 'running', 'stopped', 'over']),
  left: z.int(),
  done: z.int(),
  failed: z.int(),
  /** rial given back until now */
  amount: z.int(),
})
export type MassRefundProgress = z.output<typeof MassRefundProgress>

/** Many orders given back at once. */
export const massRefundCalls = {
  ofFlight: deskCall('POST /api/desk/mass-refunds/flight', 'refunds.mass', {
    summary: 'Proposes to give back everybody’s tickets for a cancelled flight; another approves it',
    body: z.object({
      flightNumber: z.string(flightWords).check(z.regex(/^[A-Z0-9]{2} ?\d{1,4}$/, flightWords)),
      date: z.string(dayWords).check(z.regex(/^\d{4}-\d\d-\d\d$/, dayWords)),
      reason,
    }),
    answer: Proposed,
  }),
  ofList: deskCall('POST /api/desk/mass-refunds/list', 'refunds.mass', {
    summary: 'Proposes to give back the issued orders of one’s saved list; another approves it',
    body: z.object({ view: z.uuid('فهرست را انتخاب کنید.'), reason }),
    answer: Proposed,
  }),
  progress: deskCall('GET /api/desk/mass-refunds/{number}', 'refunds.read', {
    summary: 'How far a mass refund is',
    background: true,
    params: numbered,
    answer: MassRefundProgress,
  }),
  stop: deskCall('POST /api/desk/mass-refunds/{number}/stop', 'refunds.mass', {
    summary: 'Stops a mass refund after the orders that are under way',
    params: numbered,
  }),
  goOn: deskCall('POST /api/desk/mass-refunds/{number}/go-on', 'refunds.mass', {
    summary: 'Goes on with one that was stopped, or tries again what failed',
    params: numbered,
    body: z.object({ failed: z.boolean() }),
  }),
}
