import { bagOf } from '#flights/server/held-bags.ts'
import type { OrderLeg } from '#flights/server/held-legs.ts'
import { paxTypeOf } from '#flights/server/party-prices.ts'
import { plus, ZERO } from '#money/rial.ts'
import type { FarePaid } from '#penalties/penalty.ts'

/** What each person of a direction paid for it, bag and all, in their order; what is kept of a bag is kept as of the fare. */
export function paidByEach({ held, prices }: Pick<OrderLeg, 'held' | 'prices'>): readonly FarePaid[] {
  return held.groups.flatMap((group, passenger) => {
    const price = prices.find(({ paxType }) => paxType === paxTypeOf[group])
    if (price === undefined) return []
    const bag = bagOf(held.bags, passenger)?.price ?? ZERO
    return [{ count: 1, baseFare: plus(price.baseFare, bag), totalPrice: plus(price.totalPrice, bag) }]
  })
}
