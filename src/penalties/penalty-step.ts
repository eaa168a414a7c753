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

export const RefundSummary = z.object({
  /** of the whole party; null when nothing would come back */
  penaltyNow: z.nullable(z.int()),
  percentNow: z.int(),
  /** instant; null when the penalty will not change */
  until: z.nullable(z.string()),
  /** what one adult gets back */
  back: z.int(),
  /** and from `until` on; null when that does not change any more */
  next: z.nullable(z.object({ percent: z.int(), back: z.int() })),
})
export type RefundSummary = z.infer<typeof RefundSummary>
