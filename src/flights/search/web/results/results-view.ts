import type { Proposal } from '#flights/proposal.ts'
import type { Filters } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'
import { otherSellers } from '#flights/search/sellers.ts'
import { type Sorting, sortings } from '#flights/search/sorting.ts'

export type Distinction = 'cheapest' | 'fastest'

/** The results as the page shows them under some filters, in some order. */
export interface ResultsView {
  readonly shown: readonly Proposal[]
  /** the first with seats in each order: what the sort tabs promise */
  readonly bests: Readonly<Partial<Record<Sorting, Proposal>>>
  /** at most one flight of each kind is praised; keyed by proposal */
  readonly praised: Readonly<Record<string, Distinction>>
  /** who else sells a flight shown, where duplicates are merged */
  readonly sellers: ReadonlyMap<Proposal, readonly Proposal[]>
}

export function resultsView(index: OfferIndex, filters: Filters, sorting: Sorting): ResultsView {
  const through = index.through(filters)
  const shown = index.listed(through, sorting)
  const bests = Object.fromEntries(
    sortings.flatMap((order) => {
      const best = index.best(through, order)
      return best === undefined ? [] : [[order, best]]
    }),
  )
  return { shown, bests, praised: praisedOf(bests), sellers: otherSellers(index, filters, shown) }
}

/** One flight that is both is praised for its price alone: no card carries two medals. */
function praisedOf({ Cheapest: cheapest, Fastest: fastest }: ResultsView['bests']): ResultsView['praised'] {
  return {
    ...(fastest && { [fastest.proposalId]: 'fastest' as const }),
    ...(cheapest && { [cheapest.proposalId]: 'cheapest' as const }),
  }
}
