import { minus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { RuleEffect } from '#orders/pricing/price-rule.ts'

/** What one rule adds to a price, or takes off it, in rial. */
export interface RuleShare {
  readonly ruleId: number
  readonly amount: Rial
}

/** What one rule made of an order, in rial. */
export interface RuleMade extends RuleShare {
  /** what the supplier pays us by it; no part of the price */
  readonly commission: Rial
}

type Markup = Pick<RuleEffect, 'ppm' | 'amount'>

type Commission = Pick<RuleEffect, 'commissionPpm'>

interface Numbered {
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
export function ruledPrice(price: Rial, all: readonly Markup[], hasSeat: boolean): Rial {
  const rules = all.filter(changesPrice)
  if (rules.length === 0 || price <= 0) return price
  const ppm = rules.reduce((all, rule) => all + rule.ppm, 0)
  const amount = hasSeat ? sum(rules.map((rule) => rule.amount)) : ZERO
  const made = price + partOf(price, ppm) + amount
  return rial(Math.max(whole(made), Math.ceil(price / 2)))
}

/** The difference to the supplier's price, rule by rule; what rounding leaves is the last one's. */
export function ruleShares(
  price: Rial,
  all: readonly (Numbered & Markup)[],
  hasSeat: boolean,
): readonly RuleShare[] {
  const rules = all.filter(changesPrice)
  let left = minus(ruledPrice(price, rules, hasSeat), price)
  return rules.flatMap((rule, place) => {
    const own = rial(partOf(price, rule.ppm) + (hasSeat ? rule.amount : 0))
    const amount = place === rules.length - 1 ? left : own
    left = minus(left, amount)
    return amount === 0 ? [] : [{ ruleId: rule.id, amount }]
  })
}

/** What suppliers pay us by these rules of a base fare, rule by rule; no more than half of it together. */
export function ruleCommissions(base: Rial, rules: readonly (Numbered & Commission)[]): readonly RuleShare[] {
  let left = rial(Math.max(0, Math.floor(base / 2)))
  return rules.flatMap(({ id, commissionPpm }) => {
    const amount = rial(Math.min(left, partOf(base, commissionPpm)))
    left = minus(left, amount)
    return amount <= 0 ? [] : [{ ruleId: id, amount }]
  })
}

/** What a supplier pays us is no part of the price: not even its rounding. */
function changesPrice({ ppm, amount }: Markup): boolean {
  return ppm !== 0 || amount !== 0
}

function partOf(price: Rial, ppm: number): number {
  return Number((BigInt(price) * BigInt(ppm)) / millionth)
}

function whole(amount: number): number {
  return Math.floor(amount / step) * step
}

/** What each rule made, its shares as one. */
export function madeTogether(
  shares: readonly RuleShare[],
  commissions: readonly RuleShare[],
): readonly RuleMade[] {
  const ids = new Set([...shares, ...commissions].map(({ ruleId }) => ruleId))
  return [...ids]
    .map((ruleId) => ({ ruleId, amount: sumOf(shares, ruleId), commission: sumOf(commissions, ruleId) }))
    .filter(({ amount, commission }) => amount !== 0 || commission !== 0)
}

function sumOf(shares: readonly RuleShare[], ruleId: number): Rial {
  return sum(shares.filter((share) => share.ruleId === ruleId).map(({ amount }) => amount))
}
