import * as z from 'zod/mini'

/** One step of a penalty ladder, worked out for a departure and a party; amounts in rial. */
export const PenaltyStep = z.object({
  /** «تا ساعت ۱۲ سه روز پیش از پرواز» */
  label: z.string(),
  /** instants; null is "from the purchase on" and "from then on" */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  percent: z.int(),
  penalty: z.int(),
  refund: z.int(),
  state: z.enum(['past', 'now', 'ahead']),
})
export type PenaltyStep = z.infer<typeof PenaltyStep>

/** What a refund would cost the whole party at the moment it was worked out, in rial, and when that rises. */
export const RefundSummary = z.object({
  /** null when nothing would come back */
  penaltyNow: z.nullable(z.int()),
  percentNow: z.int(),
  /** the penalty stays so until then (instant); null when it does not change any more */
  until: z.nullable(z.string()),
})
export type RefundSummary = z.infer<typeof RefundSummary>
