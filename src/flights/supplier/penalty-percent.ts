import { minus, type Rial } from '#money/rial.ts'

export interface GivenBack {
  readonly base: Rial
  /** paid, taxes included */
  readonly total: Rial
  /** the supplier's refund */
  readonly refund: Rial
}

/** A supplier's penalty in percent of the base fares, rounded up, so that
 * we never promise more than we get back. 100: no refund. */
export function penaltyPercent({ base, total, refund }: GivenBack): number {
  if (refund >= total) return 0
  if (base === 0) return 100
  return Math.min(100, Math.ceil((wholeTomansUp(minus(total, refund)) * 100) / base))
}

function wholeTomansUp(amount: Rial): number {
  return Math.ceil(amount / 10) * 10
}
