import { minus, type Rial, rial } from '#money/rial.ts'
import type { PriceRule } from '#orders/pricing/price-rule.ts'
import { commissionByRules, type RuledTotal, ruledTotal } from '#orders/pricing/ruled-total.ts'

/** The price rules about an experience, and who of a party has no sum of them. */
export interface Ruling {
  readonly rules: readonly PriceRule[]
  isInfant(unitRef: string): boolean
}

/** The supplier's own: what it asks for one, and what of that it has. */
export interface OwnPrice {
  readonly price: Rial
  readonly base: Rial
}

export interface RuledUnit extends RuledTotal {
  readonly own: OwnPrice
  /** what we owe the supplier for one */
  readonly share: Rial
}

/** One unit, or all of a booking, by the rules; what is free stays free. */
export function ruledUnit(
  asked: Rial,
  owed: Rial,
  how: Omit<Ruling, 'isInfant'> & { hasSeat: boolean },
): RuledUnit {
  const own = { price: asked, base: rial(Math.min(asked, owed)) }
  const made = ruledTotal({ ...own, hasSeat: how.hasSeat }, asked > 0 ? how.rules : [])
  return { ...made, own, share: minus(own.base, commissionByRules(made.rules)) }
}
