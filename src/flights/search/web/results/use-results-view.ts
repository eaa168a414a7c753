import { useMemo } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import { type Counts, countsOf } from '#flights/search/filter-counts.ts'
import { type Filters, noFilters } from '#flights/search/filters.ts'
import { indexOf, type OfferIndex } from '#flights/search/offer-index.ts'
import type { Sorting } from '#flights/search/sorting.ts'
import { type ResultsView, resultsView } from '#flights/search/web/results/results-view.ts'
import { useSettled } from '#web/use-settled.ts'

/** The list as it is asked for, a bag asked for in its prices; the index is made once for the same proposals. */
export function useResultsView(
  proposals: readonly Proposal[],
  filters: Filters,
  sorting: Sorting,
): { readonly index: OfferIndex; readonly view: ResultsView } {
  const index = useMemo(() => indexOf(proposals), [proposals]).pricedWith(filters.bag)
  const view = useMemo(() => resultsView(index, filters, sorting), [index, filters, sorting])
  return { index, view }
}

/** What each choice would bring: under the filters a moment after they changed (`settled`), and of the whole list. */
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
