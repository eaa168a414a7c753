import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { minus, plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { PriceRule } from '#orders/pricing/price-rule.ts'
import { type RuleShare, ruleCommissions, ruleShares } from '#orders/pricing/rule-shares.ts'

/** A rule's share stands among what a price is made of: it is ours whole, and goes back when the ticket does. */
const codeOf = (ruleId: number) => `PR${ruleId}`
const ruleCode = /^PR(\d+)$/

/** A supplier's prices as the rules make them. */
export function ruledPrices(prices: readonly PaxPrice[], rules: readonly PriceRule[]): readonly PaxPrice[] {
  if (rules.length === 0) return prices
  return prices.map((price) =>
    withCommissions(
      withShares(price, ruleShares(price.total, rules, price.paxType !== 'Infant')),
      ruleCommissions(price.base, rules),
    ),
  )
}

function withCommissions(price: PaxPrice, commissions: readonly RuleShare[]): PaxPrice {
  return commissions.length === 0 ? price : { ...price, ruleCommissions: commissions }
}

function withShares(price: PaxPrice, shares: readonly RuleShare[]): PaxPrice {
  const more = sum(shares.map(({ amount }) => amount))
  if (shares.length === 0 || plus(price.total, more) < 0) return price
  return { ...price, taxes: [...price.taxes, ...shares.map(lineOf)], total: plus(price.total, more) }
}

function lineOf({ ruleId, amount }: RuleShare): PaxPrice['taxes'][number] {
  return { code: codeOf(ruleId), name: amount < 0 ? 'تخفیف' : 'کارمزد خدمات', amount }
}

/** What rules made of one person's price. */
export function ruleSharesIn({ taxes }: Pick<PaxPrice, 'taxes'>): readonly RuleShare[] {
  return taxes.flatMap(({ code, amount }) => {
    const [, ruleId] = ruleCode.exec(code) ?? []
    return ruleId === undefined ? [] : [{ ruleId: Number(ruleId), amount: rial(amount) }]
  })
}

export function ruledPart(price: Pick<PaxPrice, 'taxes'>): Rial {
  return sum(ruleSharesIn(price).map(({ amount }) => amount))
}

/** The supplier's own again. */
export function unruled(prices: readonly PaxPrice[]): readonly PaxPrice[] {
  if (prices.every((price) => ruledPart(price) === ZERO && price.ruleCommissions === undefined)) return prices
  return prices.map(({ ruleCommissions: _earned, ...price }) => ({
    ...price,
    taxes: price.taxes.filter(({ code }) => !ruleCode.test(code)),
    total: minus(price.total, ruledPart(price)),
  }))
}

/** A supplier's new prices with what rules made of the sold ones: that was promised. */
export function ruledAs(prices: readonly PaxPrice[], sold: readonly PaxPrice[]): readonly PaxPrice[] {
  return prices.map((price) => {
    const before = sold.find(({ paxType }) => paxType === price.paxType)
    if (before === undefined) return price
    return withCommissions(withShares(price, ruleSharesIn(before)), before.ruleCommissions ?? [])
  })
}
