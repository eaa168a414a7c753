import { minus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { RuleEffect } from '#orders/pricing/price-rule.ts'

/** What one rule adds to a price, or takes off it, in rial. */
export interface RuleShare {
  readonly ruleId: number
  readonly amount: Rial
}

interface Rule extends RuleEffect {
  readonly id: number
}

const millionth = 1_000_000n
/** whole toman */
const step = 10

/**
 * A supplier's price as the rules make it. They do not build on each other: each reads the supplier's price, and what they make
 * together is rounded once, down to a whole toman, so that a dearer fare is never sold cheaper than a cheaper one. No rules take
 * more than half. A sum is for a seat, so an infant's price has none.
 */
export function ruledPrice(price: Rial, rules: readonly RuleEffect[], hasSeat: boolean): Rial {
  if (rules.length === 0 || price <= 0) return price
  const ppm = rules.reduce((all, rule) => all + rule.ppm, 0)
  const amount = hasSeat ? sum(rules.map((rule) => rule.amount)) : ZERO
  const made = price + partOf(price, ppm) + amount
  return rial(Math.max(whole(made), Math.ceil(price / 2)))
}

/** The difference to the supplier's price, rule by rule; what rounding leaves is the last one's. */
export function ruleShares(price: Rial, rules: readonly Rule[], hasSeat: boolean): readonly RuleShare[] {
  let left = minus(ruledPrice(price, rules, hasSeat), price)
  return rules.flatMap((rule, place) => {
    const own = rial(partOf(price, rule.ppm) + (hasSeat ? rule.amount : 0))
    const amount = place === rules.length - 1 ? left : own
    left = minus(left, amount)
    return amount === 0 ? [] : [{ ruleId: rule.id, amount }]
  })
}

function partOf(price: Rial, ppm: number): number {
  return Number((BigInt(price) * BigInt(ppm)) / millionth)
}

function whole(amount: number): number {
  return Math.floor(amount / step) * step
}

/** The same rule's shares as one. */
export function sharesTogether(shares: readonly RuleShare[]): readonly RuleShare[] {
  return [...Map.groupBy(shares, ({ ruleId }) => ruleId)]
    .map(([ruleId, each]) => ({ ruleId, amount: sum(each.map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount !== 0)
}
