import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const ScreenLog = z
  .object({
    orderId: z.optional(z.uuid('شمارهٔ سفارش درست نیست.')),
    proposalId: z.optional(
      z.string('شمارهٔ پرواز درست نیست.').check(z.minLength(1), z.maxLength(400, 'شمارهٔ پرواز درست نیست.')),
    ),
    /** rial, as it was shown */
    totalPrice: z.int('مبلغ درست نیست.').check(z.gte(0, 'مبلغ درست نیست.')),
    text: z
      .string('متن صفحه را بفرستید.')
      .check(z.minLength(1, 'متن صفحه را بفرستید.'), z.maxLength(8000, 'متن صفحه حداکثر ۸۰۰۰ نویسه است.')),
  })
  .check(
    z.refine(({ orderId, proposalId }) => orderId !== undefined || proposalId !== undefined, {
      error: 'سفارش یا پرواز را بفرستید.',
      path: ['orderId'],
    }),
  )
export type ScreenLog = z.infer<typeof ScreenLog>

export const screenLogCalls = {
  setLog: call('POST /api/flight-reservation/Proposals/SetLog', {
    summary:
      'Stores what the buyer had on the screen, of an order or before there is one; answered with its SHA-256. The same again is stored once',
    who: 'user',
    body: ScreenLog,
    answer: z.object({ digest: z.string(), loggedAt: z.string() }),
  }),
}
