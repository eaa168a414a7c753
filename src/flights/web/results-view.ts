import { type Counts, countsOf } from '#flights/filter-counts.ts'
import { type Filters, filtered } from '#flights/filters.ts'
import type { Proposal } from '#flights/proposal.ts'
import { bestOf, type Sorting, sorted, sortings } from '#flights/sorting.ts'

export type Distinction = 'cheapest' | 'fastest'

/** The results as the page shows them under some filters, in some order. */
export interface ResultsView {
  readonly shown: readonly Proposal[]
  readonly counts: Counts
  /** the first with seats in each order: what the sort tabs promise */
  readonly bests: Readonly<Partial<Record<Sorting, Proposal>>>
  /** at most one flight of each kind is praised; keyed by proposal */
  readonly praised: Readonly<Record<string, Distinction>>
}

export function resultsView(proposals: readonly Proposal[], filters: Filters, sorting: Sorting): ResultsView {
  const through = filtered(proposals, filters)
  const bests = Object.fromEntries(
    sortings.flatMap((order) => {
      const best = bestOf(through, order)
      return best === undefined ? [] : [[order, best]]
    }),
  )
  return {
    shown: sorted(through, sorting),
    counts: countsOf(proposals, filters),
    bests,
    praised: praisedOf(bests),
  }
}

/** One flight that is both is praised for its price alone: no card carries two medals. */
function praisedOf({ Cheapest: cheapest, Fastest: fastest }: ResultsView['bests']): ResultsView['praised'] {
  return {
    ...(fastest && { [fastest.proposalId]: 'fastest' as const }),
    ...(cheapest && { [cheapest.proposalId]: 'cheapest' as const }),
  }
}
