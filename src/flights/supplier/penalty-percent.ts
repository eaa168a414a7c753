import { minus, type Rial } from '#money/rial.ts'

export interface GivenBack {
  /** what penalties are reckoned from */
  readonly base: Rial
  /** what was paid, taxes too */
  readonly total: Rial
  /** what the supplier would give back of it */
  readonly refund: Rial
}

/**
 * What a supplier keeps, as percent of the base fares, rounded up so that the house never promises back what it does not get:
 * the house itself keeps whole tomans of a percent. 100 brings nothing.
 */
export function penaltyPercent({ base, total, refund }: GivenBack): number {
  if (refund >= total) return 0
  if (base === 0) return 100
  return Math.min(100, Math.ceil((wholeTomansUp(minus(total, refund)) * 100) / base))
}

function wholeTomansUp(amount: Rial): number {
  return Math.ceil(amount / 10) * 10
}
