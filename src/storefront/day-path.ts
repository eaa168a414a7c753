import type { Place } from '#flights/requests.ts'
import { resultsPath } from '#flights/search/results-path.ts'

export function dayPath(origin: string, destination: string, date: string): string {
  const city = (code: string): Place => ({ code, kind: 'CityCode' })
  return resultsPath({
    origin: city(origin),
    destination: city(destination),
    date,
    adults: 1,
    children: 0,
    infants: 0,
  })
}
