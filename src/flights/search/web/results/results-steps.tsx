import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { Search } from '#flights/search/search-params.ts'
import type { RoundTrip } from '#flights/search/web/results/use-round-trip.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly search: Search
  readonly trip: RoundTrip
}

export function ResultsSteps({ search, trip }: Props) {
  const isBack = trip.step === 'back'
  return (
    <ol className="wrap results-steps">
      <li aria-current={isBack ? undefined : 'step'} data-done={isBack ? '' : undefined}>
        {isBack ? (
          <Link to={trip.toOut} preventScrollReset>
            <Words number="۱" words="پرواز رفت" date={search.date} isDone />
          </Link>
        ) : (
          <Words number="۱" words="پرواز رفت" date={search.date} />
        )}
      </li>
      <li aria-hidden="true">
        <Icon name="caret-left-bold" size="small" />
      </li>
      <li aria-current={isBack ? 'step' : undefined}>
        <Words number="۲" words="پرواز برگشت" date={search.back ?? search.date} />
      </li>
    </ol>
  )
}

interface WordsProps {
  readonly number: string
  readonly words: string
  readonly date: string
  readonly isDone?: boolean
}

function Words({ number, words, date, isDone = false }: WordsProps) {
  return (
    <>
      <b className="results-step-number">{isDone ? <Icon name="check-bold" size="small" /> : number}</b>
      <span>
        <b>{words}</b>
        <small>{weekdayDayMonth(Temporal.PlainDate.from(date))}</small>
      </span>
    </>
  )
}
