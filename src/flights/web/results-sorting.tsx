import './results-sorting.css'
import { Link } from 'react-router'
import { durationWords } from '#calendar/written.ts'
import { withFilters } from '#flights/filter-params.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type Sorting, sortingNames } from '#flights/sorting.ts'
import type { ResultsView } from '#flights/web/results-view.ts'
import { clockWords } from '#flights/web/results-words.ts'
import { toman } from '#flights/web/toman.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'

/** As a traveller asks for them: money, time, then the rest. */
const offered = ['Cheapest', 'Fastest', 'Earliest', 'Latest', 'Promotions', 'MostExpensive'] as const

interface Props {
  readonly look: ResultsLook
  readonly bests: ResultsView['bests']
}

/** The six orders, each with the best it has. */
export function ResultsSorting({ look, bests }: Props) {
  return (
    <nav className="results-sorting" aria-label="مرتب‌سازی">
      <ul className="strip">
        {offered.map((sorting) => (
          <li key={sorting}>
            <Link
              to={{ search: `?${withFilters(look.params, look.filters, sorting)}` }}
              replace
              preventScrollReset
              aria-current={sorting === look.sorting ? 'true' : undefined}
            >
              <b>{sortingNames[sorting]}</b> <small>{bestWords(sorting, bests[sorting])}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the first ticket of an order has to say for itself. */
function bestWords(sorting: Sorting, best: Proposal | undefined): string {
  const [group] = best?.flightGroups ?? []
  if (best === undefined || group === undefined) return '—'
  if (sorting === 'Earliest' || sorting === 'Latest') return clockWords(group.departureTime)
  return sorting === 'Fastest' ? durationWords(best.totalDurationMinutes) : toman(best.totalPrice)
}
