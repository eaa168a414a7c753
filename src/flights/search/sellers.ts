import type { Proposal } from '#flights/proposal.ts'
import { type Filters, isActive, without } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'

/**
 * Who else sells each flight shown, cheapest first, under the same filters: what §4 leaves out when duplicates are not
 * wanted, and so nothing while every ticket has a card of its own.
 */
export function otherSellers(
  index: OfferIndex,
  filters: Filters,
  shown: readonly Proposal[],
): ReadonlyMap<Proposal, readonly Proposal[]> {
  if (!isActive(filters, 'duplicates')) return new Map()
  const sold = index.listed(index.through(without(filters, 'duplicates')), 'Cheapest')
  const byHash = Map.groupBy(sold, ({ hash }) => hash)
  return new Map(
    shown.map((one) => [
      one,
      (byHash.get(one.hash) ?? []).filter((other) => other !== one && other.seat > 0),
    ]),
  )
}
