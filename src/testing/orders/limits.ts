import type { HoldLimits } from '#orders/limits.ts'

/** For tests of something else: as many orders as they like. */
export const anyHolds: HoldLimits = {
  perOwner: 1000,
  cancelled: 1000,
  perAddress: 10_000,
  beforeCaptcha: 1000,
}
