import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const GatewayShown = z.object({ id: z.int(), isActive: z.boolean(), name: z.string(), title: z.string() })

const PaymentShown = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  /** rial */
  amount: z.int(),
  status: z.enum(['created', 'started', 'returned', 'captured', 'declined', 'abandoned']),
  gatewayName: z.string(),
  /** the bank's number of the transaction, once the money is ours */
  reference: z.optional(z.string()),
  /** an instant: when it was begun */
  at: z.string(),
})

/** Paying (§7, Payment): which gateways there are, going to one, coming back, and what became of it. */
export const paymentCalls = {
  gateways: call('GET /api/payment/Gateway/Paged', {
    summary: 'Payment gateways, active or not',
    who: 'guest',
    answer: z.array(GatewayShown),
  }),
  pay: call('POST /api/payment/Pay/Create', {
    summary: 'Begins to pay an order; the payer then goes to the address',
    who: 'user',
    once: true,
    body: z.object({
      orderId: z.uuid('سفارش درست نیست.'),
      gatewayId: z._default(z.int('درگاه درست نیست.'), 1),
      walletType: z._default(z.literal('Cache', 'نوع کیف پول درست نیست.'), 'Cache'),
      isMobile: z._default(z.boolean('مقدار درست نیست.'), true),
    }),
    answer: z.object({ id: z.uuid(), address: z.string() }),
  }),
  byId: call('GET /api/payment/Pay/ById', {
    summary: 'One payment of the asking user',
    who: 'user',
    query: z.object({ id: z.uuid('پرداخت درست نیست.') }),
    answer: PaymentShown,
  }),
  /** the bank sends the payer's browser here; it may come twice, late, or forged */
  comeBack: call('GET /api/payment/Return/{attemptId}', {
    summary: "The payer's return from the bank; answers 303 to the order's payment page",
    who: 'guest',
    out: 'file',
    params: z.object({ attemptId: z.uuid('پرداخت درست نیست.') }),
    query: z.record(z.string(), z.unknown()),
  }),
}

export type PaymentShown = z.output<typeof PaymentShown>
