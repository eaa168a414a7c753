import './results-sorting.css'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import { durationWords } from '#calendar/formatted.ts'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { withFilters } from '#flights/search/filter-params.ts'
import { type Sorting, sortingNames, sortingSentence } from '#flights/search/sorting.ts'
import type { ResultsView } from '#flights/search/web/results/results-view.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { priceText } from '#money/display-unit.ts'
import { useSettled } from '#web/use-settled.ts'

/** price and time first */
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

/** The chosen tab changes at once; links and prices of all tabs follow a moment later. */
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

/** §3's six orders and "best", each with its first offer; below, how the chosen one is computed. */
const Tabs = memo(function Tabs({ chosen, params, filters, bests, sort }: TabsProps) {
  const sentence = sortingSentence(chosen)
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
      {sentence !== undefined && (
        <p className="sorting-words">
          <b>{sortingNames[chosen]}:</b> {sentence}
        </p>
      )}
    </nav>
  )

  /** Without scripts, or in another tab, a link; pressed, it sorts without waiting for the address. */
  function sortAtOnce(event: MouseEvent, sorting: Sorting) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    sort(sorting)
  }
})

function bestWords(sorting: Sorting, best: Proposal | undefined): string {
  const [group] = best?.flightGroups ?? []
  if (best === undefined || group === undefined) return '—'
  if (sorting === 'Earliest' || sorting === 'Latest') return clockWords(group.departureTime)
  return sorting === 'Fastest' ? durationWords(best.totalDurationMinutes) : priceText(adultPrice(best))
}
