import { minus, plus, type Rial, sum } from '#money/rial.ts'
import type { PriceRule } from '#orders/pricing/price-rule.ts'
import { madeTogether, type RuleMade, ruleCommissions, ruleShares } from '#orders/pricing/rule-shares.ts'

/** A price as it is sold, with what each rule made of it, as an order's product keeps it. */
export interface RuledTotal {
  readonly total: Rial
  readonly rules: readonly RuleMade[]
}

export interface Net {
  readonly price: Rial
  /** of which its supplier pays commission */
  readonly base: Rial
  /** false: a sum is not for it */
  readonly hasSeat?: boolean
}

/** A supplier's price for a room, a bed or a person, by the rules about it. */
export function ruledTotal({ price, base, hasSeat = true }: Net, rules: readonly PriceRule[]): RuledTotal {
  const made = madeTogether(ruleShares(price, rules, hasSeat), ruleCommissions(base, rules))
  return { total: plus(price, amountByRules(made)), rules: made }
}

/** What rules added, or took off: no part of what the supplier asks. */
export function amountByRules(rules: readonly RuleMade[]): Rial {
  return sum(rules.map(({ amount }) => amount))
}

/** What the supplier leaves us by rules. */
export function commissionByRules(rules: readonly RuleMade[]): Rial {
  return sum(rules.map(({ commission }) => commission))
}

/** The supplier's own price again. */
export function netOf({ total, rules }: RuledTotal): Rial {
  return minus(total, amountByRules(rules))
}

/** Of several prices, what each rule made of all of them. */
export function rulesTogether(all: readonly (readonly RuleMade[])[]): readonly RuleMade[] {
  const made = all.flat()
  return madeTogether(
    made,
    made.map(({ ruleId, commission: amount }) => ({ ruleId, amount })),
  )
}
