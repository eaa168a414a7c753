import * as z from 'zod/mini'

export const seatTypes = [
  'standard',
  'extra-legroom',
  'couch',
  'recliner',
  'angle-flat',
  'flat-pod',
  'suite',
] as const

/** Cabin equipment as the seller states it; null is unknown. */
export const Amenities = z.object({
  /** seat pitch in inches */
  seatPitch: z.nullable(z.int()),
  seatType: z.nullable(z.enum(seatTypes)),
  wifi: z.nullable(z.enum(['none', 'free', 'paid', 'free-or-paid', 'untold'])),
  power: z.nullable(z.boolean()),
})
export type Amenities = z.infer<typeof Amenities>
