import { iranZone } from '#calendar/zones.ts'
import { flightKind } from '#flights/kind.ts'
import type { Flights } from '#flights/server/flights.ts'
import { type City, findCity } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'
import type { House } from '#server/house.ts'
import { landingPath } from '#storefront/landing-paths.ts'
import type { Destination, Destinations, Trending } from '#storefront/responses.ts'
import { fresh } from '#storefront/server/cached.ts'
import { cheapest, type Prices, pricesFrom } from '#storefront/server/coming-prices.ts'
import { lookedForSince } from '#storefront/server/stored-searches.ts'

const trendingShown = 12
const trendingDays = 7
/** privacy: fewer could identify travellers */
const fewestTold = 5

export interface DestinationLists {
  /** With lowest prices, the most travelled first; some are missing while days load. */
  destinations(scope: Scope): Promise<Destinations>
  /** Most searched in a week; the most travelled where too few searched. */
  trending(): Promise<Trending>
}
export type Scope = 'all' | 'domestic' | 'international'

export function openDestinations(
  house: Pick<House, 'clock' | 'log' | 'database' | 'settings'>,
  flights: Flights,
): DestinationLists {
  const now = () => house.clock.now()
  const priced = fresh(house, async (scope) => {
    const cities = flights.destinations().flatMap((code) => findCity(code) ?? [])
    return listed(flights, cities.filter(isWithin(scope)), now())
  })
  const trending = fresh(house, async () => {
    const since = now().subtract({ hours: trendingDays * 24 })
    const looked = await lookedForSince(house.database, flightKind, since)
    const { destinations, ...read } = await priced('all')
    const sold = destinations.filter(({ lowest }) => lowest !== null)
    return { ...read, destinations: mostLookedFor(sold, looked) }
  })
  return { destinations: priced, trending: () => trending('') }
}

function isWithin(scope: string): (city: City) => boolean {
  return ({ country }) => scope === 'all' || (country === 'IR') === (scope === 'domestic')
}

async function listed(prices: Prices, cities: readonly City[], now: Temporal.Instant): Promise<Destinations> {
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const found = await Promise.all(cities.map((city) => destinationOf(prices, city, today)))
  return {
    pricedAt: now.toString({ smallestUnit: 'second' }),
    unready: Math.max(0, ...found.map(({ unready }) => unready)),
    destinations: found
      .filter(({ shown, unready }) => shown.lowest !== null || unready > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ shown }) => shown),
  }
}

async function destinationOf(prices: Prices, city: City, today: Temporal.PlainDate) {
  const origin = city.code === 'THR' ? 'MHD' : 'THR'
  const { days, unready } = await pricesFrom(prices, { origin, destination: city.code }, { today })
  const best = cheapest(days)
  const shown: Destination = {
    cityCode: city.code,
    cityName: city.name,
    countryCode: city.country,
    countryName: findCountry(city.country)?.name ?? '',
    isDomestic: city.country === 'IR',
    origin,
    originName: findCity(origin)?.name ?? origin,
    date: best?.date ?? null,
    lowest: best?.lowest ?? null,
    isRead: unready === 0,
    path: landingPath(city),
  }
  return { shown, unready, weight: city.weight }
}

function mostLookedFor(
  destinations: readonly Destination[],
  looked: readonly { readonly destination: string; readonly travellers: number }[],
): Trending['destinations'] {
  const told = new Map(
    looked.flatMap(({ destination, travellers }) =>
      travellers < fewestTold ? [] : [[destination, travellers] as const],
    ),
  )
  return destinations
    .map((one) => ({ ...one, travellers: told.get(one.cityCode) ?? null }))
    .toSorted((a, b) => (b.travellers ?? 0) - (a.travellers ?? 0))
    .slice(0, trendingShown)
}
