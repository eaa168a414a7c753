import { Link } from 'react-router'
import { withFilters } from '#flights/search/filter-params.ts'
import { activeFilters, noFilters } from '#flights/search/filters.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'

export function ClearFilters({ look }: { readonly look: ResultsLook }) {
  if (activeFilters(look.filters).length === 0) return null
  return (
    <Link
      className="button"
      data-kind="ghost"
      data-size="small"
      to={{ search: `?${withFilters(look.params, noFilters, look.sorting)}` }}
      replace
      preventScrollReset
    >
      حذف فیلترها
    </Link>
  )
}
