import { memo, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Results } from '#flights/answered.ts'
import type { FarePrices } from '#flights/day-prices.ts'
import { activeFilters } from '#flights/filters.ts'
import type { OfferIndex } from '#flights/offer-index.ts'
import type { SearchNamed } from '#flights/web/flight-search-choices.ts'
import { ResultsAside } from '#flights/web/results-aside.tsx'
import type { Colours } from '#flights/web/results-card-ways.ts'
import { ResultsCount } from '#flights/web/results-count.tsx'
import { DayLinks } from '#flights/web/results-day-links.tsx'
import { FilteredOut } from '#flights/web/results-filtered-out.tsx'
import { ResultsFloating } from '#flights/web/results-floating.tsx'
import { ResultsList } from '#flights/web/results-list.tsx'
import { MatrixDoor } from '#flights/web/results-matrix-door.tsx'
import { ResultsNearby } from '#flights/web/results-nearby.tsx'
import { NoFlights } from '#flights/web/results-no-flights.tsx'
import { ResultsSorting } from '#flights/web/results-sorting.tsx'
import { ResultsStale } from '#flights/web/results-stale.tsx'
import type { ResultsView } from '#flights/web/results-view.ts'
import { ResultsWaiting } from '#flights/web/results-waiting.tsx'
import { type Direction, ResultsWeek } from '#flights/web/results-week.tsx'
import { YearDoor } from '#flights/web/results-year-door.tsx'
import type { TripsAround } from '#flights/web/trips-around.server.ts'
import { useAtLeast } from '#flights/web/use-at-least.ts'
import type { Choosing } from '#flights/web/use-choosing.ts'
import { useQuickLook } from '#flights/web/use-quick-look.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { useResultsView } from '#flights/web/use-results-view.ts'

export interface FoundProps {
  readonly search: SearchNamed
  readonly today: string
  readonly look: ResultsLook
  readonly results: Results
  /** the days around this direction's, where they are priced one by one */
  readonly week: FarePrices | undefined
  readonly around: TripsAround
  readonly colours: Colours
  readonly direction: Direction
  readonly choosing: Choosing
  /** what slower suppliers have to say, above the cards */
  readonly late: ReactNode
}

/** What a search found: the week, the filters, the order and the cards. */
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
      <Around {...props} />
      {proposals.length === 0 && !isWaiting ? (
        <div className="wrap">
          <NoFlights search={search} direction={direction} days={week?.days ?? []} />
          {props.late}
        </div>
      ) : (
        <div className="wrap results-main">
          <aside className="results-aside" aria-label="فیلترها">
            <ResultsAside {...filtering} />
          </aside>
          <section className="results-column" aria-labelledby="flights" aria-busy={isWaiting}>
            <h2 id="flights" className="only-spoken">
              پروازها
            </h2>
            <ResultsSorting look={look} bests={view.bests} />
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
          <ResultsFloating {...filtering} active={activeFilters(filters).length} />
        </div>
      )}
    </>
  )
}

/** Other days, above the cards. What they lead to follows the address: a press among the cards need not draw them. */
const Around = memo(function Around(props: FoundProps) {
  return (
    <div className="wrap results-week">
      <Days {...props} />
      {props.week !== undefined && <YearDoor {...props} />}
      <MatrixDoor {...props} />
    </div>
  )
})

/** Other days and places, below the cards; they too stay as they are. */
const Below = memo(function Below(props: FoundProps) {
  return (
    <>
      <DayLinks {...props} isBelow />
      {props.search.legs === undefined && <ResultsNearby search={props.search} />}
    </>
  )
})

/** The strip of days with their prices; where a day has none of its own, the days before and after alone. */
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
