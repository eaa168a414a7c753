import type { Proposal } from '#flights/proposal.ts'
import { type Filters, isActive, without } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'

/** Other sellers of each flight, cheapest first. Empty while duplicates are shown (§4), since each has a card then. */
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
