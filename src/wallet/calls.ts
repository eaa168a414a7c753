import * as z from 'zod/mini'
import { RequestedZone } from '#calendar/requested-zone.ts'
import { call } from '#calls/call.ts'

const page = z.coerce.number('شمارهٔ صفحه درست نیست.').check(z.int(), z.gte(1), z.lte(1000))
const take = z.coerce.number('تعداد در صفحه درست نیست.').check(z.int(), z.gte(1), z.lte(100))
const day = z.iso.date('تاریخ درست نیست.')
const rials = z.int('مبلغ درست نیست.').check(z.gte(0, 'مبلغ درست نیست.'))

const which = {
  kind: z.optional(z.enum(['in', 'out'], 'نوع گردش درست نیست.')),
  from: z.optional(day),
  to: z.optional(day),
  /** of both days, and of a workbook's days and hours */
  timeZone: RequestedZone,
  orderId: z.optional(z.uuid('سفارش درست نیست.')),
}
const FlowFilter = z.object(which)
export type FlowFilter = Partial<z.output<typeof FlowFilter>>

/** Rial; positive in, negative out; `balance` is the balance after it. */
export const Flow = z.object({
  id: z.int(),
  type: z.string(),
  description: z.string(),
  amount: z.int(),
  balance: z.int(),
  time: z.string(),
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  /** where it was paid, and the bank's number of it */
  gateway: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** the tracking number of the refund it came by */
  refundNumber: z.nullable(z.string()),
  /** of the withdrawal it left by, or came back by */
  withdrawalNumber: z.nullable(z.string()),
  /** of a difference of rates: both rates, their days and whose word they are */
  note: z.nullable(z.string()),
})
export type Flow = z.infer<typeof Flow>

export const FlowPage = z.object({ flows: z.array(Flow), page: z.int(), total: z.int() })
export type FlowPage = z.infer<typeof FlowPage>

/** Rial: `total` = bank + gateways + suppliers − others. */
const Backed = z.object({
  /** on our bank account */
  bank: z.int(),
  /** on the way from gateways */
  gateways: z.int(),
  /** refunds owed by suppliers */
  suppliers: z.int(),
  /** owed to others, and our own; negative: what we advanced */
  others: z.int(),
})

const Stated = z.object({
  day: z.string(),
  balance: z.int(),
  enteredAt: z.string(),
})

const Proof = z.object({
  day: z.string(),
  root: z.string(),
  total: z.int(),
  leaves: z.int(),
  /** Ed25519 signature of `proof|day|root|total|leaves` and the public key; base64url */
  signature: z.string(),
  publicKey: z.string(),
  backing: z.nullable(Backed),
  stated: z.nullable(Stated),
})
export type Proof = z.infer<typeof Proof>

/** One's own leaf and the sibling nodes up to the root (`liabilities.ts`); rial. */
const Share = z.object({
  userId: z.string(),
  leaf: z.object({ day: z.string(), owner: z.string(), nonce: z.string(), amount: z.int() }),
  place: z.object({ position: z.int(), leaves: z.int() }),
  path: z.array(z.object({ hash: z.string(), sum: z.int() })),
})
export type Share = z.infer<typeof Share>

export const walletCalls = {
  balance: call('GET /api/wallet/wallet/CurrentUserBalance', {
    summary: 'The balance of the signed-in user, in rial',
    who: 'user',
    query: z.object({ type: z._default(z.literal('Cache', 'نوع کیف پول درست نیست.'), 'Cache') }),
    answer: z.object({ type: z.literal('Cache'), balance: z.int() }),
  }),
  /** §7: `difference` is what the wallet lacks for `totalPrice`; rial */
  difference: call('POST /api/wallet/wallet/CurrentUserBalanceDifference', {
    summary: 'What the wallet lacks for a price',
    who: 'user',
    body: z.object({ totalPrice: rials }),
    answer: z.object({ balance: z.int(), difference: z.int() }),
  }),
  flows: call('GET /api/wallet/WalletFlows/GetCurrentUserWalletFlows', {
    summary: 'The movements of the signed-in user’s wallet, newest first',
    who: 'user',
    query: z.object({ page: z._default(page, 1), take: z._default(take, 20), ...which }),
    answer: FlowPage,
  }),
  exported: call('GET /api/export/CustomersExport/GetCurrentUserWalletFlows', {
    summary: 'The same movements as an .xlsx workbook',
    who: 'user',
    out: 'file',
    query: FlowFilter,
  }),
  published: call('GET /api/wallet/Proof/Published', {
    summary: 'What we owe all travellers, by day: sealed and signed, the newest first',
    who: 'guest',
    answer: z.array(Proof),
  }),
  share: call('GET /api/wallet/Proof/Mine', {
    summary:
      'The signed-in user’s own part of a proof, by default the latest; null who was owed nothing then',
    who: 'user',
    query: z.object({ day: z.optional(day) }),
    answer: z.nullable(Share),
  }),
}
