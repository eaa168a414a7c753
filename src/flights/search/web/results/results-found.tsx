import { memo, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Results } from '#flights/responses.ts'
import type { DayPrice, FarePrices } from '#flights/search/day-prices.ts'
import { activeFilters } from '#flights/search/filters.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'
import { type Direction, ResultsWeek } from '#flights/search/web/calendar/results-week.tsx'
import { YearDoor } from '#flights/search/web/calendar/results-year-door.tsx'
import type { Colours } from '#flights/search/web/card/results-card-ways.ts'
import { FilteredOut } from '#flights/search/web/filters/results-filtered-out.tsx'
import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import { MatrixDoor } from '#flights/search/web/matrix/results-matrix-door.tsx'
import { ResultsNearby } from '#flights/search/web/nearby/results-nearby.tsx'
import type { TripsAround } from '#flights/search/web/nearby/trips-around.server.ts'
import { ResultsAside } from '#flights/search/web/results/results-aside.tsx'
import { ResultsCount } from '#flights/search/web/results/results-count.tsx'
import { DayLinks } from '#flights/search/web/results/results-day-links.tsx'
import { FilterChip } from '#flights/search/web/results/results-filter-chip.tsx'
import { ResultsList } from '#flights/search/web/results/results-list.tsx'
import { NoFlights } from '#flights/search/web/results/results-no-flights.tsx'
import { ResultsSorting } from '#flights/search/web/results/results-sorting.tsx'
import { ResultsStale } from '#flights/search/web/results/results-stale.tsx'
import type { ResultsView } from '#flights/search/web/results/results-view.ts'
import { ResultsWaiting } from '#flights/search/web/results/results-waiting.tsx'
import { useAtLeast } from '#flights/search/web/results/use-at-least.ts'
import type { Choosing } from '#flights/search/web/results/use-choosing.ts'
import { useQuickLook } from '#flights/search/web/results/use-quick-look.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { useResultsView } from '#flights/search/web/results/use-results-view.ts'
import { SkipLink } from '#web/layouts/skip-link.tsx'

export interface FoundProps {
  readonly search: SearchNamed
  readonly today: string
  readonly look: ResultsLook
  readonly results: Results
  readonly week: FarePrices | undefined
  /** a month around a day without flights */
  readonly nearest: readonly DayPrice[] | undefined
  readonly around: TripsAround
  readonly colours: Colours
  readonly direction: Direction
  readonly choosing: Choosing
  /** the slower suppliers' offers, above the cards */
  readonly late: ReactNode
}

export function ResultsFound(props: FoundProps) {
  const { search, results, week, direction } = props
  const look = useQuickLook(props.look)
  const { proposals, searchedAt, validUntil } = results
  const { revalidate, state } = useRevalidator()
  const isWaiting = useAtLeast(look.isSearching || state === 'loading')
  const { filters, sorting } = look
  const { index, view } = useResultsView(proposals, filters, sorting)
  const filtering = { index, look, count: view.shown.length }
  return (
    <>
      <SkipLink to="flights" words="رفتن به فهرست پروازها" />
      <Around {...props} />
      {proposals.length === 0 && !isWaiting ? (
        <div className="wrap">
          <NoFlights
            search={search}
            direction={direction}
            days={props.nearest ?? week?.days ?? []}
            around={props.around}
          />
          {props.late}
          {search.legs === undefined && <ResultsNearby search={search} />}
        </div>
      ) : (
        <div className="wrap results-main">
          <aside className="results-aside" aria-label="فیلترها">
            <ResultsAside {...filtering} />
          </aside>
          <section className="results-column" aria-labelledby="flights" aria-busy={isWaiting}>
            <h2 id="flights" className="only-spoken" tabIndex={-1}>
              پروازها
            </h2>
            <div className="results-tools">
              <FilterChip {...filtering} active={activeFilters(filters).length} />
              <ResultsSorting look={look} bests={view.bests} />
            </div>
            <ResultsCount search={search} direction={direction} shown={view.shown} isWaiting={isWaiting} />
            {props.late}
            <ResultsStale
              searchedAt={searchedAt}
              validUntil={validUntil}
              isSearching={isWaiting}
              onSearchAgain={() => void revalidate()}
            />
            {isWaiting ? <ResultsWaiting /> : <Cards {...props} look={look} index={index} view={view} />}
            <Below {...props} />
          </section>
        </div>
      )}
    </>
  )
}

const Around = memo(function Around(props: FoundProps) {
  return (
    <div className="wrap results-week">
      <Days {...props} />
      {props.week !== undefined && <YearDoor {...props} />}
      <MatrixDoor {...props} />
    </div>
  )
})

const Below = memo(function Below(props: FoundProps) {
  return (
    <>
      <DayLinks {...props} isBelow />
      {props.search.legs === undefined && <ResultsNearby search={props.search} />}
    </>
  )
})

function Days(props: FoundProps) {
  const { search, direction, week, today, look } = props
  if (week === undefined) return <DayLinks {...props} />
  return <ResultsWeek search={search} direction={direction} week={week} today={today} look={look.params} />
}

type CardsProps = FoundProps & { readonly index: OfferIndex; readonly view: ResultsView }

function Cards({ index, view, ...props }: CardsProps) {
  if (view.shown.length === 0) return <FilteredOut index={index} look={props.look} />
  return <ResultsList {...props} view={view} />
}
