import { type Rial, rial, sum } from '#money/rial.ts'
import { leastAtGateway } from '#orders/money-parts.ts'

export const splitLimits = {
  /** shares of a split */
  most: 9,
  /** splits of an order, one after another */
  ever: 5,
  /** letters of a name */
  name: 40,
} as const

/** Shares in whole toman that differ by one toman at most; what is less than a toman is in the first. Rial; their sum is exact. */
export function equalShares(total: Rial, many: number): readonly Rial[] {
  const tomans = Math.floor(total / 10)
  const each = Math.floor(tomans / many)
  const more = tomans % many
  return Array.from({ length: many }, (_, place) =>
    rial((each + (place < more ? 1 : 0)) * 10 + (place === 0 ? total % 10 : 0)),
  )
}

/** Why these amounts are no shares of the total; undefined when they are. */
export function shareFault(
  amounts: readonly Rial[],
  total: Rial,
): 'SHARES_HOW_MANY' | 'SHARE_TOO_SMALL' | 'SHARES_DO_NOT_SUM' | undefined {
  if (amounts.length === 0 || amounts.length > splitLimits.most) return 'SHARES_HOW_MANY'
  if (amounts.some((amount) => amount < leastAtGateway)) return 'SHARE_TOO_SMALL'
  return sum(amounts) === total ? undefined : 'SHARES_DO_NOT_SUM'
}
