import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const ofRefund = z.object({
  number: z.string().check(z.regex(/^\d{10}$/, 'شمارهٔ استرداد درست نیست.')),
})

/** The queue of refunds. */
export const refundDeskCalls = {
  sheet: deskCall('GET /api/desk/refunds/sheet', 'refunds.read', {
    summary: 'A list of refunds as a workbook, 10,000 rows at most; rial',
    query: z.object({ of: z.string().check(z.maxLength(500)) }),
    out: 'file',
  }),
  lookAgain: deskCall('POST /api/desk/refunds/{number}/look', 'refunds.work', {
    summary: 'Asks the bank how a payout stands; what never arrived there is sent again, once',
    params: ofRefund,
  }),
}
