import './results-filters.css'
import type { Filters } from '#flights/filters.ts'
import type { Proposal } from '#flights/proposal.ts'
import { AirlineFilter, AirportFilter } from '#flights/web/results-filter-airlines.tsx'
import { StopsFilter, TimeFilter, TypeFilter } from '#flights/web/results-filter-choices.tsx'
import { DurationFilter, PriceFilter } from '#flights/web/results-filter-range.tsx'
import type { ResultsView } from '#flights/web/results-view.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { Switch } from '#web/ui/switch.tsx'

export interface FilteringProps {
  readonly proposals: readonly Proposal[]
  readonly view: ResultsView
  readonly look: ResultsLook
}

/** What the list may leave out. Every choice shows at once; without scripts the form is sent instead. */
export function ResultsFilters({ proposals, view, look }: FilteringProps) {
  const { filters, filter } = look
  const change = (part: Partial<Filters>) => filter({ ...filters, ...part })
  const parts = { filters, change, counts: view.counts, proposals }
  return (
    <form className="results-filters" method="get" action="/plp" aria-label="فیلترها">
      <Kept params={look.params} />
      <StopsFilter {...parts} />
      <TimeFilter {...parts} />
      <PriceFilter {...parts} />
      <TypeFilter {...parts} />
      <AirlineFilter {...parts} />
      <AirportFilter {...parts} />
      <DurationFilter {...parts} />
      <fieldset>
        <legend>نمایش</legend>
        <Switch
          name="seats"
          value="1"
          checked={filters.withSeats}
          onChange={(event) => change({ withSeats: event.target.checked })}
        >
          فقط بلیت‌های موجود
        </Switch>
        <Switch
          checked={filters.duplicates}
          onChange={(event) => change({ duplicates: event.target.checked })}
        >
          نمایش بلیت‌های تکراری
        </Switch>
      </fieldset>
      <noscript>
        <button className="button" data-kind="tonal" type="submit">
          اعمال فیلترها
        </button>
      </noscript>
    </form>
  )
}

export interface FilterPartProps {
  readonly filters: Filters
  readonly change: (part: Partial<Filters>) => void
  readonly counts: ResultsView['counts']
  readonly proposals: readonly Proposal[]
}

/** What the form does not ask but the address holds: the search, the order, ranges set by sliders. */
function Kept({ params }: { readonly params: URLSearchParams }) {
  const asked = new Set(['stops', 'time', 'type', 'airline', 'airport', 'seats', 'open', 'edit'])
  return [...params]
    .filter(([name]) => !asked.has(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)
}
