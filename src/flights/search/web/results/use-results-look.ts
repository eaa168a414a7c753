import { useMemo } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { filtersOf, sortingOf, withFilters } from '#flights/search/filter-params.ts'
import type { Filters } from '#flights/search/filters.ts'
import type { Sorting } from '#flights/search/sorting.ts'
import { lookPart, searchPart, withLook } from '#flights/search/web/results/results-address.ts'

export interface ResultsLook {
  readonly params: URLSearchParams
  readonly filters: Filters
  readonly sorting: Sorting
  readonly openId: string | null
  readonly isEditing: boolean
  /** all cards at once, for readers without scripts */
  readonly isWhole: boolean
  readonly isSearching: boolean
  readonly filter: (filters: Filters) => void
  readonly sort: (sorting: Sorting) => void
  readonly open: (proposalId: string | undefined) => void
  readonly go: (params: URLSearchParams) => void
}

export function useResultsLook(): ResultsLook {
  const [current] = useSearchParams()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const wanted = next?.pathname === '/plp' ? new URLSearchParams(next.search) : undefined
  const isSearching = wanted !== undefined && searchPart(wanted) !== searchPart(current)
  const params = wanted ?? current
  const asked = lookPart(params)
  // opening a card changes the address, but must not change these
  const filters = useMemo(() => filtersOf(new URLSearchParams(asked)), [asked])
  const sorting = sortingOf(params)

  function go(to: URLSearchParams | string) {
    void navigate({ search: `?${to}` }, { replace: true, preventScrollReset: true })
  }

  return {
    params,
    filters,
    sorting,
    openId: params.get('open'),
    isEditing: params.get('edit') === '1',
    isWhole: params.get('all') === '1',
    isSearching,
    filter: (next) => go(withFilters(params, next, sorting)),
    sort: (next) => go(withFilters(params, filters, next)),
    open: (proposalId) => go(withLook(params, 'open', proposalId)),
    go,
  }
}
