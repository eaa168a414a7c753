import { useMemo } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { filtersOf, sortingOf, withFilters } from '#hotels/filter-params.ts'
import type { HotelFilters } from '#hotels/filters.ts'
import { type Area, areaIn } from '#hotels/map-area.ts'
import type { Sorting } from '#hotels/sorting.ts'
import { searchPart } from '#hotels/web/results-address.ts'

export interface HotelsLook {
  readonly params: URLSearchParams
  readonly filters: HotelFilters
  readonly sorting: Sorting
  readonly openId: string | null
  readonly isMap: boolean
  /** the part of the map that was searched in */
  readonly area: Area | undefined
  readonly isEditing: boolean
  readonly isSearching: boolean
  readonly filter: (filters: HotelFilters) => void
  readonly pathTo: (look: { filters?: HotelFilters; sorting?: Sorting }) => string
  readonly go: (params: URLSearchParams | string) => void
}

export function useHotelsLook(): HotelsLook {
  const [current] = useSearchParams()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const wanted = next?.pathname === '/hotels' ? new URLSearchParams(next.search) : undefined
  const params = wanted ?? current
  const line = params.toString()
  const filters = useMemo(() => filtersOf(new URLSearchParams(line)), [line])
  const area = useMemo(() => areaIn(new URLSearchParams(line).get('area')), [line])
  const sorting = sortingOf(params)

  function go(to: URLSearchParams | string) {
    void navigate({ search: `?${to.toString()}` }, { replace: true, preventScrollReset: true })
  }

  return {
    params,
    filters,
    sorting,
    openId: params.get('hotel'),
    isMap: params.get('view') === 'map',
    area,
    isEditing: params.get('edit') === '1',
    isSearching: wanted !== undefined && searchPart(wanted) !== searchPart(current),
    filter: (to) => go(withFilters(params, to, sorting)),
    pathTo: (look) => `?${withFilters(params, look.filters ?? filters, look.sorting ?? sorting)}`,
    go,
  }
}
