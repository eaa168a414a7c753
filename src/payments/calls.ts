import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const GatewayFields = z.object({
  id: z.int(),
  /** active, answering well, and taking the amount */
  isActive: z.boolean(),
  name: z.string(),
  title: z.string(),
  currency: z.enum(['IRR', 'USD', 'AED', 'IQD']),
  /** by its latest calls; an unhealthy one is offered again after a rest, with this mark until it works */
  health: z.enum(['healthy', 'slow', 'failing']),
  isPreselected: z.boolean(),
  leftOut: z.optional(
    z.object({
      reason: z.enum(['inactive', 'stale-rate', 'unwell', 'below-least', 'above-most']),
      says: z.string(),
      /** rial, where an amount is beyond it */
      limit: z.optional(z.int()),
    }),
  ),
})

const PaymentFields = z.object({
  id: z.uuid(),
  purpose: z.enum(['order', 'trip', 'top-up', 'share']),
  orderId: z.optional(z.uuid()),
  tripId: z.optional(z.uuid()),
  /** of a share: the page at which its payer began */
  returnTo: z.optional(z.string()),
  /** rial */
  amount: z.int(),
  status: z.enum(['created', 'started', 'returned', 'captured', 'declined', 'abandoned']),
  gatewayId: z.int(),
  gatewayName: z.string(),
  /** the bank's transaction number, once captured */
  reference: z.optional(z.string()),
  /** charge abroad: hundredths of the currency, rial per unit, and when the rate was set */
  charged: z.optional(
    z.object({
      currency: z.enum(['USD', 'AED', 'IQD']),
      minor: z.int(),
      rateRial: z.int(),
      rateAt: z.string(),
    }),
  ),
  /** the bank took another amount (rial): what became of it */
  taken: z.optional(z.object({ amount: z.int(), became: z.enum(['reversed', 'credited', 'unknown']) })),
  /** why the card was not charged, as its bank says it */
  bankSays: z.optional(z.object({ says: z.string(), isCancelled: z.boolean() })),
  /** an instant: what may have been taken for a failed payment is back by then */
  backBy: z.optional(z.string()),
  /** state at the bank before the payer returns: nothing paid, being asked, or unknown until then */
  atBank: z.optional(z.enum(['unpaid', 'asked', 'silent'])),
  at: z.string(),
})

const amount = z.int('مبلغ درست نیست.').check(z.gte(0, 'مبلغ درست نیست.'), z.lte(1e13, 'مبلغ درست نیست.'))

const Wish = z
  .object({
    /** pays this order … */
    orderId: z.optional(z.uuid('سفارش درست نیست.')),
    /** … or all orders of this trip that wait to be paid … */
    tripId: z.optional(z.uuid('سفر درست نیست.')),
    /** … or fills the wallet by so many rial */
    topUp: z.optional(z.object({ amount })),
    gatewayId: z._default(z.int('درگاه درست نیست.'), 1),
    walletType: z._default(z.literal('Cache', 'نوع کیف پول درست نیست.'), 'Cache'),
    isMobile: z._default(z.boolean('مقدار درست نیست.'), true),
    /** the wallet pays what it can, the gateway the rest */
    useWallet: z.optional(z.boolean('مقدار درست نیست.')),
  })
  .check(
    z.refine(
      ({ orderId, tripId, topUp }) =>
        [orderId, tripId, topUp].filter((one) => one !== undefined).length === 1,
      {
        error: 'یا سفارش را بفرستید یا سفر یا مبلغ افزایش موجودی را.',
        path: ['orderId'],
      },
    ),
  )

const attempt = z.object({ attemptId: z.uuid('پرداخت درست نیست.') })
const fields = z.record(z.string(), z.unknown())

export const paymentCalls = {
  gateways: call('GET /api/payment/Gateway/Paged', {
    summary: 'Payment gateways for an amount (rial), active or with the reason why not; one is preselected',
    who: 'guest',
    query: z.object({ amount: z.optional(z.coerce.number('مبلغ درست نیست.').check(z.int(), z.gte(0))) }),
    answer: z.array(GatewayFields),
  }),
  pay: call('POST /api/payment/Pay/Create', {
    summary: 'Begins to pay an order or a trip, or to fill the wallet; the payer then goes to the address',
    who: 'user',
    once: true,
    body: Wish,
    answer: z.object({ id: z.uuid(), address: z.string() }),
  }),
  /** Not in the contract; ours. */
  payShare: call('POST /api/payment/Pay/Share', {
    summary: "Begins to pay one share of somebody's order by its link; the payer then goes to the address",
    who: 'guest',
    once: true,
    body: z.object({
      token: z.string('این پیوند درست نیست.').check(z.maxLength(64, 'این پیوند درست نیست.')),
      gatewayId: z._default(z.int('درگاه درست نیست.'), 1),
    }),
    answer: z.object({ id: z.uuid(), address: z.string() }),
  }),
  byId: call('GET /api/payment/Pay/ById', {
    summary: 'One payment of the asking user',
    who: 'user',
    query: z.object({ id: z.uuid('پرداخت درست نیست.') }),
    answer: PaymentFields,
  }),
  /** the payer's return; may come twice, late, or forged */
  comeBack: call('GET /api/payment/Return/{attemptId}', {
    summary:
      "The payer's return from the bank; answers 303 to the order's payment page, the trip's or the wallet",
    who: 'guest',
    out: 'file',
    params: attempt,
    query: fields,
  }),
  /** some banks post: a cross-site request without our cookies */
  comeBackByForm: call('POST /api/payment/Return/{attemptId}', {
    summary: 'The same by a form that the bank lets the browser post',
    who: 'guest',
    kind: 'form',
    fromAnywhere: true,
    out: 'file',
    params: attempt,
    query: fields,
    body: z.optional(fields),
  }),
}

export type PaymentView = z.output<typeof PaymentFields>
export type GatewayView = z.output<typeof GatewayFields>
