import type { HoldLimits } from '#orders/limits.ts'

export const anyHolds: HoldLimits = {
  perOwner: 1000,
  cancelled: 1000,
  perAddress: 10_000,
  beforeCaptcha: 1000,
}
