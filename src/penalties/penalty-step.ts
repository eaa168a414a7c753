import * as z from 'zod/mini'

/** For one departure and party; rial. */
export const PenaltyStep = z.object({
  label: z.string(),
  /** instants; null: from the purchase, or without end */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  percent: z.int(),
  penalty: z.int(),
  refund: z.int(),
  state: z.enum(['past', 'now', 'ahead']),
})
export type PenaltyStep = z.infer<typeof PenaltyStep>

/** For the whole party, rial, with the time of the next increase. */
export const RefundSummary = z.object({
  /** null when nothing is refundable */
  penaltyNow: z.nullable(z.int()),
  percentNow: z.int(),
  /** instant; null when the penalty will not change */
  until: z.nullable(z.string()),
})
export type RefundSummary = z.infer<typeof RefundSummary>
