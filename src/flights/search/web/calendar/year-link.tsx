import { Link } from 'react-router'
import type { Place } from '#flights/requests.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Between } from '#flights/search/web/calendar/use-day-prices.ts'
import type { SearchDraft } from '#flights/search/web/form/flight-search-draft.ts'

interface Props {
  readonly route: Between
  readonly draft: Pick<SearchDraft, 'party' | 'cabin'>
  /** ISO day */
  readonly date: string
}

export function YearLink({ route: { origin, destination }, draft, date }: Props) {
  if (origin === undefined || destination === undefined) return null
  const { party, cabin } = draft
  const ends = { origin: placeOf(origin), destination: placeOf(destination) }
  const search = { ...ends, date, ...party, ...(cabin && { cabin }) }
  return <Link to={resultsPath(search, [['year', '1']])}>قیمت یک سال</Link>
}

function placeOf({ code, nested }: NonNullable<Between['origin']>): Place {
  return { code, kind: nested ? 'AirportCode' : 'CityCode' }
}
