import type { AvailableBody, Place } from '#flights/asked.ts'
import { searchIn } from '#flights/available-body.ts'
import { resultsPath } from '#flights/results-path.ts'

/** The page of a search's results. */
export function searchPath(asked: AvailableBody): string {
  return resultsPath(searchIn(asked))
}

/** The page of one adult's flights between two cities on a day. */
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
