import { numbered, type Pair, query } from '#flights/address.ts'
import type { Place } from '#flights/requests.ts'
import type { Search } from '#flights/search/search-params.ts'
import type { LegOfSearch } from '#flights/search/search-request.ts'

export function resultsPath(search: Search, keep: Iterable<Pair> = []): string {
  const counts: readonly Pair[] = [
    ['children', String(search.children)],
    ['infants', String(search.infants)],
  ]
  const pairs: readonly Pair[] = [
    ...(search.legs ?? [search]).flatMap(writtenLeg),
    ...(search.back === undefined ? [] : [['back', search.back] as const]),
    ['adults', String(search.adults)],
    ...counts.filter(([, count]) => count !== '0'),
    ...(search.cabin === undefined ? [] : [['cabin', String(search.cabin)] as const]),
    ...[...keep].filter(([key]) => !isSearchKey(key)),
  ]
  return `/plp?${query(pairs)}`
}

const searchKey =
  /^(?:(?:origin|destination)[2-6]?(?:Kind)?|date[2-6]?|adults|children|infants|cabin|back|trip|legs|scope)$/

function isSearchKey(key: string): boolean {
  return searchKey.test(key)
}

function writtenLeg({ origin, destination, date }: LegOfSearch, at: number): readonly Pair[] {
  return [
    ...written(`origin${numbered(at)}`, origin),
    ...written(`destination${numbered(at)}`, destination),
    [`date${numbered(at)}`, date],
  ]
}

function written(field: string, place: Place): readonly Pair[] {
  const code: Pair = [field, place.code]
  return place.kind === 'AirportCode' ? [code, [`${field}Kind`, 'airport']] : [code]
}
