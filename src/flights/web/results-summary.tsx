import './results-summary.css'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { dateRange, dateSeenFrom, dayMonth } from '#calendar/written.ts'
import { lastDay } from '#flights/search-days.ts'
import { cabinWords } from '#flights/web/cabin-words.ts'
import type { SearchNamed } from '#flights/web/flight-search-choices.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { withLook } from '#flights/web/results-address.ts'
import { stationsOf } from '#flights/web/trip-words.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { persianDigits } from '#money/digits.ts'
import { headCount } from '#passengers/party.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly search: SearchNamed
  readonly today: string
  readonly look: ResultsLook
}

/** What was asked, always in sight, with the way to ask something else. */
export function ResultsSummary({ search, today, look }: Props) {
  const { params, isEditing } = look
  return (
    <div className="results-summary">
      <div className="wrap">
        <Link className="results-back icon-button" to="/" aria-label="بازگشت به خانه">
          <Icon name="arrow-right" />
        </Link>
        <h1 data-many={search.legs && search.legs.length > 1 ? '' : undefined}>
          <span className="only-spoken">پرواز </span>
          {stationsOf(search).map(({ code, name }, at) => (
            // one may come to a place twice
            <Fragment key={at}>
              {at > 0 && (
                <>
                  <Icon name={search.back === undefined ? 'arrow-left-bold' : 'arrows-left-right-bold'} />
                  <span className="only-spoken"> به </span>
                </>
              )}
              {name} <span className="code">{code}</span>
            </Fragment>
          ))}
        </h1>
        <p>
          <span>{daysSeen(search, today)}</span>
          <span>{partyWords(search)}</span>
          <span>{cabinWords(search.cabin)}</span>
        </p>
        <p className="results-brief" aria-hidden="true">
          {daysInBrief(search)} · {persianDigits(headCount(search))} مسافر · {cabinWords(search.cabin)}
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

function daysSeen(search: SearchNamed, today: string): string {
  const [now, first, last] = [today, search.date, lastDay(search)].map((day) => Temporal.PlainDate.from(day))
  if (now === undefined || first === undefined || last === undefined) return ''
  const from = dateSeenFrom(now, first)
  return first.equals(last) ? from : `${from} تا ${dateSeenFrom(now, last)}`
}

function daysInBrief(search: SearchNamed): string {
  const first = Temporal.PlainDate.from(search.date)
  const last = Temporal.PlainDate.from(lastDay(search))
  return first.equals(last) ? dayMonth(first) : dateRange(first, last)
}
