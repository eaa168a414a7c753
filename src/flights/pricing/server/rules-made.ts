import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { ruleSharesIn } from '#flights/pricing/ruled-prices.ts'
import { countedPrices } from '#flights/search/server/party-prices.ts'
import { times } from '#money/rial.ts'
import { type RuleShare, sharesTogether } from '#orders/pricing/rule-shares.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'

interface SoldLeg {
  readonly leg: Pick<LegOnSale, 'prices'>
  readonly groups: readonly AgeGroup[]
}

/** What each rule made of all that these people pay. */
export function rulesMade(legs: readonly SoldLeg[]): readonly RuleShare[] {
  return sharesTogether(
    legs.flatMap(({ leg, groups }) =>
      countedPrices(leg.prices, partyOf(groups)).flatMap((price) =>
        ruleSharesIn(price).map(({ ruleId, amount }) => ({ ruleId, amount: times(amount, price.count) })),
      ),
    ),
  )
}
