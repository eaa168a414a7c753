import { memo } from 'react'
import { Link } from 'react-router'
import { dateRange, weekdayDayMonth } from '#calendar/written.ts'
import { resultsPath } from '#flights/results-path.ts'
import { lastDay, movedBy } from '#flights/search-days.ts'
import type { Search } from '#flights/search-params.ts'
import { openKeys } from '#flights/web/results-address.ts'
import type { FoundProps } from '#flights/web/results-found.tsx'
import { tomanWords } from '#web/toman.ts'

type Props = Pick<FoundProps, 'search' | 'today' | 'look' | 'week'> & {
  /** they stand once more under the cards */
  readonly isBelow?: boolean
}

/** Around the cards: the whole trip a day earlier and a day later; of a single flight with what it costs. */
export const DayLinks = memo(function DayLinks({ search, today, look, week, isBelow = false }: Props) {
  const link = { search, look: look.params, days: week?.days ?? [] }
  return (
    <nav className="results-days" aria-label={isBelow ? 'روز قبل و بعد، پایین فهرست' : 'روز قبل و بعد'}>
      {search.date > today && <DayLink {...link} words="روز قبل" by={-1} />}
      <DayLink {...link} words="روز بعد" by={1} />
    </nav>
  )
})

interface LinkProps {
  readonly search: Search
  readonly look: URLSearchParams
  readonly days: NonNullable<FoundProps['week']>['days']
  readonly words: string
  readonly by: number
}

function DayLink({ search, look, days, words, by }: LinkProps) {
  const moved = movedBy(search, by)
  const day = days.find(({ date, isSoldOut }) => date === moved.date && !isSoldOut)
  const price = isOneFlight(search) ? day?.lowest : undefined
  const kept = [...look].filter(([key]) => !openKeys.includes(key))
  return (
    <Link className="button" data-kind="line" to={resultsPath(moved, kept)}>
      {words}
      <span className="only-spoken">، </span>
      <small>
        {daysOf(moved)}
        {typeof price === 'number' && ` · از ${tomanWords(price)}`}
      </small>
    </Link>
  )
}

function isOneFlight({ back, legs }: Search): boolean {
  return back === undefined && legs === undefined
}

function daysOf(search: Search): string {
  const [first, last] = [search.date, lastDay(search)].map((day) => Temporal.PlainDate.from(day))
  if (first === undefined || last === undefined || first.equals(last))
    return weekdayDayMonth(Temporal.PlainDate.from(search.date))
  return dateRange(first, last)
}
