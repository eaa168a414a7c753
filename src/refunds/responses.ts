import * as z from 'zod/mini'
import { PenaltyStep } from '#penalties/penalty-step.ts'

/** One person on one leg, or one room: positions in the order, from 0. */
export const Item = z.object({
  passenger: z.int().check(z.gte(0), z.lte(8)),
  leg: z.int().check(z.gte(0), z.lte(5)),
})
export type Item = z.infer<typeof Item>

const amounts = {
  /** rial: paid = penalty + refund; without the voucher's share */
  paid: z.int(),
  penalty: z.int(),
  refund: z.int(),
  /** of what was bought with a protection: what that covers, and what it cost; the penalty is without the one and with the other */
  covered: z.optional(z.int()),
  protection: z.optional(z.int()),
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
  /** bag refunded with it */
  extra: z.nullable(z.string()),
  state: z.enum(['refundable', 'refunded', 'flown']),
  /** items with equal values are refunded together */
  together: z.nullable(z.string()),
  ...amounts,
  ...allowance,
  steps: z.array(PenaltyStep),
})
export type RefundableItem = z.infer<typeof RefundableItem>

export const RefundableLeg = z.object({
  leg: z.int(),
  proposalId: z.string(),
  departure: z.string(),
  /** the city whose clock that is, in Persian */
  cityName: z.string(),
  /** source and date of the penalties */
  source: z.string(),
  effectiveFrom: z.string(),
})

export const Refundable = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  product: z.string(),
  isCharter: z.boolean(),
  /** bought on an agency's credit, to which its money returns */
  onCredit: z.boolean(),
  ...allowance,
  now: z.string(),
  legs: z.array(RefundableLeg),
  items: z.array(RefundableItem),
  /** for all refundable items together */
  steps: z.array(PenaltyStep),
  /** accepted account holders */
  holders: z.array(z.object({ firstNameFarsi: z.string(), lastNameFarsi: z.string() })),
})
export type Refundable = z.infer<typeof Refundable>

export const Quote = z.object({
  quoteId: z.uuid(),
  ...amounts,
  items: z.array(z.object({ ...Item.shape, percent: z.int(), ...amounts })),
  madeAt: z.string(),
  expiresAt: z.string(),
  receipt: z.string(),
  publicKey: z.string(),
})
export type Quote = z.infer<typeof Quote>

export const RefundStep = z.object({
  says: z.string(),
  at: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  state: z.enum(['done', 'now', 'ahead']),
})
export type RefundStep = z.infer<typeof RefundStep>

export const RefundRequest = z.object({
  refundId: z.uuid(),
  trackingNumber: z.string(),
  orderId: z.uuid(),
  reason: z.string(),
  /** `order`: exchanged for another order's tickets; the rest is in the wallet */
  destination: z.enum(['wallet', 'bank', 'order', 'credit']),
  /** «بانک پارسیان، شبا با پایان ۹۰۰۲» */
  account: z.nullable(z.string()),
  state: z.enum(['agreed', 'sent', 'paid', 'bounced']),
  paidInto: z.nullable(z.enum(['wallet', 'bank', 'order', 'credit'])),
  amount: z.int(),
  penalty: z.int(),
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

export const RefundCreated = z.object({
  ...RefundRequest.shape,
  /** of other orders, with the same confirmation */
  also: z.array(RefundRequest),
})
export type RefundCreated = z.infer<typeof RefundCreated>

export const RefundStatistics = z.object({
  now: z.string(),
  result: kept,
  toBank: kept,
  compensated: z.object({ refunds: z.int(), amount: z.int() }),
})
export type RefundStatistics = z.infer<typeof RefundStatistics>
