import * as z from 'zod/mini'

/** What comes back in a step of the penalty; rial. Its own price is spent either way. */
export const ProtectedStep = z.object({
  /** «رفت»; empty for a single direction */
  direction: z.string(),
  /** «تا ظهر روز پیش از پرواز» */
  label: z.string(),
  isNow: z.boolean(),
  without: z.int(),
  protected: z.int(),
})
export type ProtectedStep = z.infer<typeof ProtectedStep>

/** Protection of refunds for all travellers on all directions that are worth it. */
export const ProtectionOffer = z.object({
  /** rial */
  price: z.int(),
  /** of a penalty it covers */
  percent: z.int(),
  /** rial, of one ticket at the most */
  most: z.int(),
  /** the steps in which it covers something, now and ahead */
  steps: z.array(ProtectedStep),
})
export type ProtectionOffer = z.infer<typeof ProtectionOffer>
