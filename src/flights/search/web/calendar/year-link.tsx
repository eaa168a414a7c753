import { Link } from 'react-router'
import type { Place } from '#flights/requests.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Between } from '#flights/search/web/calendar/use-day-prices.ts'

interface Props {
  readonly route: Between
  readonly date: string
}

export function YearLink({ route: { origin, destination }, date }: Props) {
  if (origin === undefined || destination === undefined) return null
  const one = { adults: 1, children: 0, infants: 0 }
  const search = { origin: placeOf(origin), destination: placeOf(destination), date, ...one }
  return <Link to={resultsPath(search, [['year', '1']])}>قیمت یک سال</Link>
}

function placeOf({ code, nested }: NonNullable<Between['origin']>): Place {
  return { code, kind: nested ? 'AirportCode' : 'CityCode' }
}
