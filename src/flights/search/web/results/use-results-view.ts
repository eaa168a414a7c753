import { useMemo } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import { type Counts, countsOf } from '#flights/search/filter-counts.ts'
import { type Filters, noFilters } from '#flights/search/filters.ts'
import { indexOf, type OfferIndex } from '#flights/search/offer-index.ts'
import type { Sorting } from '#flights/search/sorting.ts'
import { type ResultsView, resultsView } from '#flights/search/web/results/results-view.ts'
import { useSettled } from '#web/use-settled.ts'

/** Filtered and sorted, with the chosen bag in the prices; one index per list of proposals. */
export function useResultsView(
  proposals: readonly Proposal[],
  filters: Filters,
  sorting: Sorting,
): { readonly index: OfferIndex; readonly view: ResultsView } {
  const index = useMemo(() => indexOf(proposals), [proposals]).pricedWith(filters.bag)
  const view = useMemo(() => resultsView(index, filters, sorting), [index, filters, sorting])
  return { index, view }
}

export function useCounts(
  index: OfferIndex,
  filters: Filters,
): { readonly settled: Filters; readonly counts: Counts; readonly whole: Counts } {
  const settled = useSettled(filters)
  return {
    settled,
    counts: useMemo(() => countsOf(index, settled), [index, settled]),
    whole: useMemo(() => countsOf(index, noFilters), [index]),
  }
}
