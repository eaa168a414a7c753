import * as z from 'zod/mini'
import { PenaltyStep } from '#penalties/penalty-step.ts'

/** One person on one leg, or one room of a stay: positions in the order, from 0. */
export const Item = z.object({
  passenger: z.int().check(z.gte(0), z.lte(8)),
  leg: z.int().check(z.gte(0), z.lte(5)),
})
export type Item = z.infer<typeof Item>

const amounts = {
  /** in rial: paid = penalty + refund; a voucher's share was not paid */
  paid: z.int(),
  penalty: z.int(),
  refund: z.int(),
} as const

const allowance = {
  /** whether it may be given back now, and why not */
  allowed: z.boolean(),
  reason: z.nullable(z.string()),
} as const

export const RefundableItem = z.object({
  ...Item.shape,
  group: z.enum(['adult', 'child', 'infant']),
  name: z.string(),
  /** what was bought along with it and goes back with it; null where nothing was */
  extra: z.nullable(z.string()),
  state: z.enum(['refundable', 'refunded', 'flown']),
  /** those of one name go back together or not at all; null where each goes by itself */
  together: z.nullable(z.string()),
  ...amounts,
  ...allowance,
  /** what giving back this one costs, from the purchase on */
  steps: z.array(PenaltyStep),
})
export type RefundableItem = z.infer<typeof RefundableItem>

export const RefundableLeg = z.object({
  leg: z.int(),
  proposalId: z.string(),
  /** local to the airport, with its zone; of a stay, when the guests come in */
  departure: z.string(),
  /** the city whose clock that is, in Persian */
  cityName: z.string(),
  /** where the penalties come from and since when they hold (date) */
  source: z.string(),
  effectiveFrom: z.string(),
})

/** What of an order can be given back now, and what that costs at every hour. */
export const Refundable = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** of a stay its items are rooms, each with who signs for it; of a visa its applicants */
  product: z.string(),
  isCharter: z.boolean(),
  ...allowance,
  /** the instant all this was worked out for, by our clock */
  now: z.string(),
  legs: z.array(RefundableLeg),
  items: z.array(RefundableItem),
  /** of all that may be given back now, together */
  steps: z.array(PenaltyStep),
  /** the names a bank account may be in */
  holders: z.array(z.object({ firstNameFarsi: z.string(), lastNameFarsi: z.string() })),
})
export type Refundable = z.infer<typeof Refundable>

/** Amounts that stand until `expiresAt`, whatever step passes meanwhile. */
export const Quote = z.object({
  quoteId: z.uuid(),
  ...amounts,
  items: z.array(z.object({ ...Item.shape, percent: z.int(), ...amounts })),
  madeAt: z.string(),
  expiresAt: z.string(),
  /** signed by us (Ed25519): the same facts in base64url, a dot, the signature */
  receipt: z.string(),
  /** 32 bytes in base64url */
  publicKey: z.string(),
})
export type Quote = z.infer<typeof Quote>

export const RefundStep = z.object({
  says: z.string(),
  /** when it happened; null when it has not */
  at: z.nullable(z.string()),
  /** by when it will */
  dueAt: z.nullable(z.string()),
  state: z.enum(['done', 'now', 'ahead']),
})
export type RefundStep = z.infer<typeof RefundStep>

export const RefundRequest = z.object({
  refundId: z.uuid(),
  trackingNumber: z.string(),
  orderId: z.uuid(),
  reason: z.string(),
  /** `order`: tickets that were given for another order's; the part that was left over is in the wallet */
  destination: z.enum(['wallet', 'bank', 'order']),
  /** «بانک پارسیان، شبا با پایان ۹۰۰۲» */
  account: z.nullable(z.string()),
  state: z.enum(['agreed', 'sent', 'paid', 'bounced']),
  paidInto: z.nullable(z.enum(['wallet', 'bank', 'order'])),
  amount: z.int(),
  penalty: z.int(),
  /** paid for lateness, in rial */
  compensation: z.int(),
  madeAt: z.string(),
  dueAt: z.string(),
  /** the quote's receipt */
  receipt: z.string(),
  items: z.array(z.object({ ...Item.shape, ...amounts })),
  steps: z.array(RefundStep),
})
export type RefundRequest = z.infer<typeof RefundRequest>

const kept = z.object({
  kept: z.int(),
  open: z.int(),
  missed: z.int(),
  medianSeconds: z.nullable(z.int()),
  p95Seconds: z.nullable(z.int()),
})

/** How our promises of refunds are kept: counts, and seconds from the promise to its keeping. */
export const RefundStatistics = z.object({
  now: z.string(),
  result: kept,
  toBank: kept,
  compensated: z.object({ refunds: z.int(), amount: z.int() }),
})
export type RefundStatistics = z.infer<typeof RefundStatistics>
