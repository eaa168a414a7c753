import { memo } from 'react'
import { Link } from 'react-router'
import { dateRange, weekdayDayMonth } from '#calendar/formatted.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { lastDay, movedBy } from '#flights/search/search-days.ts'
import type { Search } from '#flights/search/search-params.ts'
import { openKeys } from '#flights/search/web/results/results-address.ts'
import type { FoundProps } from '#flights/search/web/results/results-found.tsx'
import { priceWords } from '#money/display-unit.ts'

type Props = Pick<FoundProps, 'search' | 'today' | 'look' | 'around'> & {
  readonly isBelow?: boolean
}

export const DayLinks = memo(function DayLinks({ search, today, look, around, isBelow = false }: Props) {
  const link = { search, look: look.params }
  return (
    <nav className="results-days" aria-label={isBelow ? 'روز قبل و بعد، پایین فهرست' : 'روز قبل و بعد'}>
      {search.date > today && <DayLink {...link} words="روز قبل" by={-1} price={around.earlier} />}
      <DayLink {...link} words="روز بعد" by={1} price={around.later} />
    </nav>
  )
})

interface LinkProps {
  readonly search: Search
  readonly look: URLSearchParams
  readonly words: string
  readonly by: number
  readonly price: number | null
}

function DayLink({ search, look, words, by, price }: LinkProps) {
  const moved = movedBy(search, by)
  const kept = [...look].filter(([key]) => !openKeys.includes(key))
  return (
    <Link className="button" data-kind="line" to={resultsPath(moved, kept)}>
      {words}
      <span className="only-spoken">، </span>
      <small>
        {daysOf(moved)}
        {price !== null && `\u00a0· ${wholeOf(search)} ${priceWords(price)}`}
      </small>
    </Link>
  )
}

function wholeOf({ back, legs }: Search): string {
  if (legs !== undefined) return 'کل سفر از'
  return back === undefined ? 'از' : 'رفت‌وبرگشت از'
}

function daysOf(search: Search): string {
  const [first, last] = [search.date, lastDay(search)].map((day) => Temporal.PlainDate.from(day))
  if (first === undefined || last === undefined || first.equals(last))
    return weekdayDayMonth(Temporal.PlainDate.from(search.date))
  return dateRange(first, last)
}
