import './results-summary.css'
import { Link } from 'react-router'
import { dateSeenFrom, dayMonth } from '#calendar/written.ts'
import type { Search } from '#flights/search-params.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { withLook } from '#flights/web/results-address.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { persianDigits } from '#money/digits.ts'
import { headCount } from '#passengers/party.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly search: Search
  readonly originName: string
  readonly destinationName: string
  readonly today: string
  readonly look: ResultsLook
}

/** What was asked, always in sight, with the way to ask something else. */
export function ResultsSummary({ search, originName, destinationName, today, look }: Props) {
  const date = Temporal.PlainDate.from(search.date)
  const { params, isEditing } = look
  return (
    <div className="results-summary">
      <div className="wrap">
        <Link className="results-back icon-button" to="/" aria-label="بازگشت به خانه">
          <Icon name="arrow-right" />
        </Link>
        <h1>
          <span className="only-spoken">پرواز </span>
          {originName} <span className="code">{search.origin.code}</span>
          <Icon name="arrow-left-bold" />
          <span className="only-spoken"> به </span>
          {destinationName} <span className="code">{search.destination.code}</span>
        </h1>
        <p>
          <span>{dateSeenFrom(Temporal.PlainDate.from(today), date)}</span>
          <span>{partyWords(search)}</span>
          <span>اکونومی</span>
        </p>
        <p className="results-brief" aria-hidden="true">
          {dayMonth(date)} · {persianDigits(headCount(search))} مسافر · اکونومی
        </p>
        <Link
          className="button"
          data-kind="tonal"
          data-size="small"
          to={{ search: `?${withLook(params, 'edit', isEditing ? undefined : '1')}` }}
          replace
          preventScrollReset
          aria-expanded={isEditing}
        >
          <Icon name={isEditing ? 'x-bold' : 'pencil-simple-bold'} size="small" />
          <span>{isEditing ? 'بستن ویرایش' : 'ویرایش جستجو'}</span>
        </Link>
      </div>
    </div>
  )
}
