import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

/** Not in the contract; ours. */
export const rightsCalls = {
  claimLetter: call('GET /api/flight-reservation/Rights/ClaimLetter/{orderId}', {
    summary:
      'A letter to the airline with what it owes for a late or cancelled flight, to be signed, as a PDF',
    who: 'user',
    out: 'file',
    params: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
    query: z.object({
      leg: z._default(z.coerce.number('مسیر درست نیست.').check(z.int(), z.gte(0), z.lte(5)), 0),
    }),
  }),
} as const
