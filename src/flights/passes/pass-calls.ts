import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const params = z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') })
const query = z.object({
  passenger: z._default(z.coerce.number('مسافر درست نیست.').check(z.int(), z.gte(0), z.lte(8)), 0),
})

/** Not in the contract; ours. Without keys both are not found. */
export const passCalls = {
  applePass: call('GET /api/flight-reservation/Tickets/ApplePass/{orderId}', {
    summary: 'The flights of one passenger for Apple Wallet: a .pkpass, of several flights a .pkpasses',
    who: 'user',
    out: 'file',
    params,
    query,
  }),
  googlePass: call('GET /api/flight-reservation/Tickets/GooglePass/{orderId}', {
    summary: 'The address at which Google Wallet saves the flights of one passenger',
    who: 'user',
    params,
    query,
    answer: z.object({ address: z.string() }),
  }),
} as const
