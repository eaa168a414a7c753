import * as z from 'zod/mini'

export const TodayView = z.object({
  at: z.string(),
  counts: z.array(z.object({ key: z.string(), orders: z.int() })),
  /** paid since midnight, rial, and until the same hour of yesterday */
  soldRial: z.int(),
  soldRialBefore: z.int(),
  /** what was promised and is due first */
  late: z.array(
    z.object({
      number: z.int(),
      says: z.string(),
      since: z.string(),
      dueAt: z.string(),
      isLate: z.boolean(),
      orderNumber: z.nullable(z.string()),
    }),
  ),
})
export type Today = z.infer<typeof TodayView>
