import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { partyInCabin } from '#flights/search/available-body.ts'
import { toDay } from '#flights/search/web/calendar/results-week.tsx'
import { withLook } from '#flights/search/web/results/results-address.ts'
import type { FoundProps } from '#flights/search/web/results/results-found.tsx'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { Icon } from '#web/ui/icon.tsx'

const ResultsYear = lazy(() => import('#flights/search/web/calendar/results-year.tsx'))

type Props = Pick<FoundProps, 'search' | 'direction' | 'today'> & { readonly look: ResultsLook }

export function YearDoor({ search, direction, today, look }: Props) {
  const { params, go } = look
  const isBack = direction === 'back'
  const ends = isBack
    ? { origin: search.destination, destination: search.origin }
    : { origin: search.origin, destination: search.destination }
  const [from, to] = isBack
    ? [search.destinationName, search.originName]
    : [search.originName, search.destinationName]
  return (
    <>
      <Link
        className="year-door"
        to={{ search: `?${withLook(params, 'year', '1')}` }}
        replace
        preventScrollReset
        aria-haspopup="dialog"
      >
        <Icon name="calendar-blank-duotone" size="small" />
        تقویم قیمت یک سال
      </Link>
      {params.get('year') === '1' && (
        <Suspense>
          <ResultsYear
            title={`قیمت یک سال، ${from} به ${to}`}
            {...ends}
            who={partyInCabin(search)}
            today={isBack ? search.date : today}
            chosen={isBack ? (search.back ?? search.date) : search.date}
            toDay={(date) => toDay(date, { search, direction, look: params })}
            onClose={() => go(withLook(params, 'year', undefined))}
          />
        </Suspense>
      )}
    </>
  )
}
