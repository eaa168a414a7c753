import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

export const evidenceAs = z.object({
  as: z._default(z.enum(['pdf', 'json'], 'قالب فایل درست نیست.'), 'pdf'),
})

export const evidenceCalls = {
  evidence: call('GET /api/orders/Order/Evidence/{id}', {
    summary: 'What its buyer agreed to, paid and was told of an order, sealed piece by piece, as PDF or JSON',
    who: 'user',
    out: 'file',
    params: z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') }),
    query: evidenceAs,
  }),
}
