import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'

export const CorrectionBody = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  /** place in the order, from 0 */
  position: z.int('مسافر درست نیست.').check(z.gte(0), z.lte(8)),
  passenger: SentPassenger,
})
export type CorrectionBody = z.infer<typeof CorrectionBody>

/** Instead of another name on a ticket: it goes back, and another is bought. Rial. */
export const WayInstead = z.object({
  refund: z.int(),
  penalty: z.int(),
  /** what the same seats cost one of the same age now; null when they are no longer sold */
  price: z.nullable(z.int()),
})
export type WayInstead = z.infer<typeof WayInstead>

export const CorrectionChecked = z.object({
  decision: z.enum(['unchanged', 'refused', 'at-once', 'by-desk']),
  /** the reason, or what happens next */
  says: z.string(),
  /** the ticket gets another number */
  isReissued: z.boolean(),
  /** whose rules these are */
  sources: z.array(z.string()),
  /** until when the desk answers */
  dueAt: z.nullable(z.string()),
  instead: z.nullable(WayInstead),
})
export type CorrectionChecked = z.infer<typeof CorrectionChecked>

export const CorrectionMade = z.object({
  state: z.enum(['done', 'requested']),
  dueAt: z.nullable(z.string()),
  /** of the new tickets */
  numbers: z.array(z.string()),
})
export type CorrectionMade = z.infer<typeof CorrectionMade>

/** Not in the contract; ours. */
export const correctionCalls = {
  checkCorrection: call('POST /api/flight-reservation/Correction/Check', {
    summary:
      'What becomes of a correction of a person on an issued ticket: at once, asked at the seller, or refused',
    who: 'user',
    body: CorrectionBody,
    answer: CorrectionChecked,
  }),
  correct: call('POST /api/flight-reservation/Correction/Correct', {
    summary: 'Corrects a person on an issued ticket, or hands it to the desk until a promised hour',
    who: 'user',
    once: true,
    body: CorrectionBody,
    answer: CorrectionMade,
  }),
} as const
