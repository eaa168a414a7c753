import { ClearFilters } from '#flights/search/web/filters/results-clear-filters.tsx'
import { type FilteringProps, ResultsFilters } from '#flights/search/web/filters/results-filters.tsx'

export function ResultsAside(filtering: FilteringProps) {
  return (
    <>
      <div className="results-filters-head">
        <h2>فیلترها</h2>
        <ClearFilters look={filtering.look} />
      </div>
      <ResultsFilters {...filtering} />
    </>
  )
}
