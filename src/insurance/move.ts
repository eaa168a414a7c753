import * as z from 'zod/mini'

/** A ticket whose days are new, and what was shown: price of the policy on them, and what the old one is worth, rial. */
export const MoveBody = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  total: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  worth: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
})
export type MoveBody = z.infer<typeof MoveBody>

export const PolicyMoved = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** rial: worth = credit + back, total = credit + toPay */
  total: z.int(),
  credit: z.int(),
  toPay: z.int(),
  back: z.int(),
  penalty: z.int(),
  /** where it is paid, or seen */
  to: z.string(),
})
export type PolicyMoved = z.infer<typeof PolicyMoved>
