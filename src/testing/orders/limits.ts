import type { HoldLimits } from '#orders/limits.ts'

/** No limit, for tests of other subjects. */
export const anyHolds: HoldLimits = {
  perOwner: 1000,
  cancelled: 1000,
  perAddress: 10_000,
  beforeCaptcha: 1000,
}
