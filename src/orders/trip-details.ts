import * as z from 'zod/mini'
import { OrderDetails } from '#orders/responses.ts'

export const TripDetails = z.object({
  tripId: z.uuid(),
  tripNumber: z.string(),
  /** its orders are paid and issued together, or none of them is */
  isWhole: z.boolean(),
  /** in the order in which they were made */
  orders: z.array(OrderDetails),
  /** of those that have not come to nothing */
  total: z.int(),
  /** what a gateway or the wallet still has to bring for those that wait to be paid */
  due: z.int(),
  /** until when what waits to be paid is held; null where nothing waits */
  holdExpiresAt: z.nullable(z.string()),
  timeline: z.array(z.object({ orderId: z.uuid(), status: z.string(), says: z.string(), at: z.string() })),
  /** `agree`: a price rose before it was paid, and waits for a yes */
  allowed: z.object({ pay: z.boolean(), agree: z.boolean(), leave: z.boolean() }),
})
export type TripDetails = z.infer<typeof TripDetails>
