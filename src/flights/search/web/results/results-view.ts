import type { Proposal } from '#flights/proposal.ts'
import { cardFares } from '#flights/search/card-fares.ts'
import type { Filters } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'
import { type Sorting, sortings } from '#flights/search/sorting.ts'

export type Distinction = 'cheapest' | 'fastest'

export interface ResultsView {
  readonly shown: readonly Proposal[]
  readonly bests: Readonly<Partial<Record<Sorting, Proposal>>>
  /** one flight per distinction at most; by proposal id */
  readonly praised: Readonly<Record<string, Distinction>>
  readonly fares: ReadonlyMap<Proposal, readonly Proposal[]>
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
  return { shown, bests, praised: praisedOf(bests), fares: cardFares(index, filters, shown) }
}

/** A flight that is both gets only the one for its price: one medal per card. */
function praisedOf({ Cheapest: cheapest, Fastest: fastest }: ResultsView['bests']): ResultsView['praised'] {
  return {
    ...(fastest && { [fastest.proposalId]: 'fastest' as const }),
    ...(cheapest && { [cheapest.proposalId]: 'cheapest' as const }),
  }
}
