import * as z from 'zod/mini'

/** Rial; `toPay` and `back` beside the money that was paid: the difference. */
export const Choice = z.object({
  /** null where there is none, or none any more */
  until: z.nullable(z.string()),
  paid: z.int(),
  /** bought on an agency's credit: the difference is charged to it, or goes back to it */
  onCredit: z.boolean(),
  takenBy: z.nullable(z.uuid()),
  offers: z.array(
    z.object({
      offer: z.string(),
      how: z.string(),
      ways: z.array(z.object({ direction: z.string(), flight: z.string(), when: z.string() })),
      price: z.string(),
      total: z.int(),
      toPay: z.int(),
      back: z.int(),
    }),
  ),
})
export type Choice = z.infer<typeof Choice>
