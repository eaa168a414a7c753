import { Fragment } from 'react'
import { dateRange, dateSeenFrom, dayMonth } from '#calendar/formatted.ts'
import { lastDay } from '#flights/search/search-days.ts'
import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import { withLook } from '#flights/search/web/results/results-address.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { cabinWords } from '#flights/web/cabin-words.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { stationsOf } from '#flights/web/trip-words.ts'
import { persianDigits } from '#money/digits.ts'
import { headCount } from '#passengers/party.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResultsHead } from '#web/ui/search/results-head.tsx'

interface Props {
  readonly search: SearchNamed
  readonly today: string
  readonly look: ResultsLook
}

export function ResultsSummary({ search, today, look }: Props) {
  const { params, isEditing } = look
  const cabin = cabinWords(search.cabin)
  return (
    <ResultsHead
      back={{ to: '/', says: 'بازگشت به خانه' }}
      title={<Stations search={search} />}
      isLong={search.legs !== undefined && search.legs.length > 1}
      asked={[daysSeen(search, today), partyWords(search), cabin]}
      inShort={`${daysInBrief(search)}\u00a0· ${persianDigits(headCount(search))} مسافر\u00a0· ${cabin}`}
      isEditing={isEditing}
      editing={withLook(params, 'edit', isEditing ? undefined : '1')}
    />
  )
}

function Stations({ search }: Pick<Props, 'search'>) {
  return (
    <>
      <span className="only-spoken">پرواز </span>
      {stationsOf(search).map(({ code, name }, at) => (
        // a place may be visited twice
        <Fragment key={at}>
          {at > 0 && (
            <>
              <Icon name={search.back === undefined ? 'arrow-left-bold' : 'arrows-left-right-bold'} />
              <span className="only-spoken"> به </span>
            </>
          )}
          <span className="results-head-place">
            <Place name={name} />
          </span>{' '}
          <span className="code">{code}</span>
        </Fragment>
      ))}
    </>
  )
}

const airportWord = 'فرودگاه '

/** A phone has no room for the word «فرودگاه» beside a code that is an airport's. */
function Place({ name }: { readonly name: string }) {
  if (!name.startsWith(airportWord)) return name
  return (
    <>
      <span className="results-head-airport">{airportWord}</span>
      {name.slice(airportWord.length)}
    </>
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
