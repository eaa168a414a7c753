import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { claimSubjects } from '#flights/claims/claim.ts'

/** Not in the contract; ours. */
export const rightsCalls = {
  claimLetter: call('GET /api/flight-reservation/Rights/ClaimLetter/{orderId}', {
    summary:
      'A letter to the airline with what it owes for a late or cancelled flight or for luggage, to be signed, as a PDF',
    who: 'user',
    out: 'file',
    params: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
    query: z.object({
      leg: z._default(z.coerce.number('مسیر درست نیست.').check(z.int(), z.gte(0), z.lte(5)), 0),
      subject: z._default(z.enum(claimSubjects, 'موضوع مطالبه درست نیست.'), 'flight'),
    }),
  }),
} as const
