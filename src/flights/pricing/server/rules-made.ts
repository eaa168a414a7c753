import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { ruleSharesIn } from '#flights/pricing/ruled-prices.ts'
import { countedPrices } from '#flights/search/server/party-prices.ts'
import { times } from '#money/rial.ts'
import { madeTogether, type RuleMade, type RuleShare } from '#orders/pricing/rule-shares.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'

interface SoldLeg {
  readonly leg: Pick<LegOnSale, 'partPrices'>
  readonly groups: readonly AgeGroup[]
}

/** What each rule made of all that these people pay, and of what suppliers pay us. */
export function rulesMade(legs: readonly SoldLeg[]): readonly RuleMade[] {
  const paid = legs.flatMap(({ leg, groups }) =>
    leg.partPrices.flatMap((prices) => countedPrices(prices, partyOf(groups))),
  )
  return madeTogether(
    paid.flatMap((price) => counted(ruleSharesIn(price), price.count)),
    paid.flatMap((price) => counted(price.ruleCommissions ?? [], price.count)),
  )
}

function counted(shares: readonly RuleShare[], count: number): readonly RuleShare[] {
  return shares.map(({ ruleId, amount }) => ({ ruleId, amount: times(amount, count) }))
}
