import './results-sorting.css'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import { durationWords } from '#calendar/formatted.ts'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { withFilters } from '#flights/search/filter-params.ts'
import { type Sorting, sortingNames, sortingSentences } from '#flights/search/sorting.ts'
import type { ResultsView } from '#flights/search/web/results/results-view.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { toman } from '#web/toman.ts'
import { useSettled } from '#web/use-settled.ts'

/** As a traveller asks for them: money, time, then the rest. */
const offered = [
  'Cheapest',
  'Best',
  'Fastest',
  'Earliest',
  'Latest',
  'Promotions',
  'MostExpensive',
] as const satisfies readonly Sorting[]

interface Props {
  readonly look: ResultsLook
  readonly bests: ResultsView['bests']
}

/** What every tab leads to and promises follows a moment after the press; which one is chosen does so at once. */
export function ResultsSorting({ look, bests }: Props) {
  const { params, filters, sorting, sort } = look
  return (
    <Tabs
      chosen={sorting}
      params={useSettled(params)}
      filters={useSettled(filters)}
      bests={useSettled(bests)}
      sort={sort}
    />
  )
}

interface TabsProps extends Pick<ResultsLook, 'params' | 'filters' | 'sort'> {
  readonly chosen: Sorting
  readonly bests: ResultsView['bests']
}

/** The six orders of §3 and the best, each with the first it has; below, how the chosen one is reckoned. */
const Tabs = memo(function Tabs({ chosen, params, filters, bests, sort }: TabsProps) {
  return (
    <nav className="results-sorting" aria-label="مرتب‌سازی">
      <ul className="strip">
        {offered.map((sorting) => (
          <li key={sorting}>
            <Link
              to={{ search: `?${withFilters(params, filters, sorting)}` }}
              replace
              preventScrollReset
              onClick={(event) => sortAtOnce(event, sorting)}
              aria-current={sorting === chosen ? 'true' : undefined}
            >
              <b>{sortingNames[sorting]}</b> <small>{bestWords(sorting, bests[sorting])}</small>
            </Link>
          </li>
        ))}
      </ul>
      {sortingSentences[chosen] && (
        <p className="sorting-words">
          <b>{sortingNames[chosen]}:</b> {sortingSentences[chosen]}
        </p>
      )}
    </nav>
  )

  /** A link for whoever opens it elsewhere or has no script; pressed, it need not wait for the address. */
  function sortAtOnce(event: MouseEvent, sorting: Sorting) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    sort(sorting)
  }
})

/** What the first ticket of an order has to say for itself. */
function bestWords(sorting: Sorting, best: Proposal | undefined): string {
  const [group] = best?.flightGroups ?? []
  if (best === undefined || group === undefined) return '—'
  if (sorting === 'Earliest' || sorting === 'Latest') return clockWords(group.departureTime)
  return sorting === 'Fastest' ? durationWords(best.totalDurationMinutes) : toman(adultPrice(best))
}
