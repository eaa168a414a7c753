import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

export const orderReceiptCalls = {
  receipt: call('GET /api/orders/Order/Receipt/{id}', {
    summary: 'What was paid for an order and what came back, as PDF',
    who: 'user',
    out: 'file',
    params: z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') }),
  }),
}
