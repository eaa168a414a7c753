import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import type { FarePrices, Results } from '#flights/answered.ts'
import { activeFilters } from '#flights/filters.ts'
import type { Search } from '#flights/search-params.ts'
import { ResultsAside } from '#flights/web/results-aside.tsx'
import { FilteredOut } from '#flights/web/results-filtered-out.tsx'
import { ResultsFloating } from '#flights/web/results-floating.tsx'
import { ResultsList } from '#flights/web/results-list.tsx'
import { NoFlights } from '#flights/web/results-no-flights.tsx'
import { ResultsSorting } from '#flights/web/results-sorting.tsx'
import { ResultsStale } from '#flights/web/results-stale.tsx'
import { resultsView } from '#flights/web/results-view.ts'
import { ResultsWaiting } from '#flights/web/results-waiting.tsx'
import { ResultsWeek } from '#flights/web/results-week.tsx'
import { useAtLeast } from '#flights/web/use-at-least.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { persianDigits } from '#money/digits.ts'

export interface FoundProps {
  readonly search: Search & { readonly originName: string; readonly destinationName: string }
  readonly today: string
  readonly look: ResultsLook
  readonly results: Results
  readonly week: FarePrices
  readonly colours: Readonly<Record<string, readonly [string, string]>>
}

/** What a search found: the week, the filters, the order and the cards. */
export function ResultsFound(props: FoundProps) {
  const { search, today, look, results, week } = props
  const { proposals, searchedAt, validUntil } = results
  const { revalidate, state } = useRevalidator()
  const isWaiting = useAtLeast(look.isSearching || state === 'loading')
  const { filters, sorting } = look
  const view = useMemo(() => resultsView(proposals, filters, sorting), [proposals, filters, sorting])
  const filtering = { proposals, view, look }
  return (
    <>
      <div className="wrap results-week">
        <ResultsWeek search={search} week={week} today={today} look={look.params} />
      </div>
      {proposals.length === 0 && !isWaiting ? (
        <div className="wrap">
          <NoFlights {...search} search={search} days={week.days} />
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
            <Count {...search} count={view.shown.length} isWaiting={isWaiting} />
            <ResultsStale
              searchedAt={searchedAt}
              validUntil={validUntil}
              isSearching={isWaiting}
              onSearchAgain={() => void revalidate()}
            />
            {isWaiting ? <ResultsWaiting /> : <Cards {...props} view={view} />}
          </section>
          <ResultsFloating {...filtering} active={activeFilters(filters).length} />
        </div>
      )}
    </>
  )
}

function Cards({ view, ...props }: FoundProps & { readonly view: ReturnType<typeof resultsView> }) {
  if (view.shown.length === 0) return <FilteredOut proposals={props.results.proposals} look={props.look} />
  return <ResultsList {...props} view={view} />
}

interface CountProps {
  readonly originName: string
  readonly destinationName: string
  readonly count: number
  readonly isWaiting: boolean
}

function Count({ originName, destinationName, count, isWaiting }: CountProps) {
  return (
    <p className="results-count" role="status">
      {isWaiting ? (
        'در حال جستجو…'
      ) : (
        <>
          <b>{persianDigits(count)} پرواز</b> برای {originName} به {destinationName} · قیمت نهایی هر بزرگسال
        </>
      )}
    </p>
  )
}
