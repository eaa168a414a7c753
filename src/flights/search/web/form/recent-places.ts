import type { LegRequest, Place as PlaceAsked } from '#flights/requests.ts'
import type { RecentPlace } from '#flights/search/web/form/recent-for.ts'
import { airportsAt, findAirport, findCity } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

export interface SearchedBefore {
  readonly legs: readonly Pick<LegRequest, 'origin' | 'destination'>[]
}

/** enough that some are left for each end */
const kept = 8

/** Latest first, each once; unknown places are left out. */
export function recentPlaces(searches: readonly SearchedBefore[]): readonly RecentPlace[] {
  const asked = searches.flatMap(({ legs }) =>
    legs.flatMap(({ origin, destination }) => [origin, destination]),
  )
  return [...Map.groupBy(asked, ({ kind, code }) => `${kind} ${code}`).values()]
    .flatMap(([place]) => (place === undefined ? [] : recentPlace(place)))
    .slice(0, kept)
}

function recentPlace(asked: PlaceAsked): readonly RecentPlace[] {
  const [airport, ...others] = airportsAt(asked)
  const city = findCity(airport?.cityCode ?? asked.code)
  if (airport === undefined || city === undefined) return []
  const isAirport = asked.kind === 'AirportCode'
  const isAbroad = city.country !== 'IR'
  const within = isAirport ? city.name : others.length > 0 ? 'همهٔ فرودگاه‌ها' : airport.name
  return [
    {
      code: asked.code,
      name: (isAirport ? findAirport(asked.code)?.name : city.name) ?? asked.code,
      sub: isAbroad ? `${within}، ${findCountry(city.country)?.name ?? ''}` : within,
      ...(isAirport && { nested: true }),
      isAbroad,
      cityCodes: [city.code, ...city.airports],
    },
  ]
}
