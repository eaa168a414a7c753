import type { ResponseOf } from '#calls/call.ts'
import type { Scope } from '#flights/search/web/form/flight-search-choices.ts'
import type { Direction } from '#flights/search/web/form/flight-search-draft.ts'
import { homeFirst, isKnownAtHome } from '#flights/search/web/form/home-first.ts'
import { elsewhere } from '#flights/search/web/nearby/nearby-airports.ts'
import type { placeCalls } from '#places/calls.ts'
import { ask } from '#web/api.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'

type Found = ResponseOf<typeof placeCalls.internationalAirports>[number]
type Suggest = (typed: string) => Promise<readonly Place[]>

const take = 8
/** the popular cities begin with domestic ones: so many contain enough abroad */
const takeAbroad = 40

/** Cities matching the query, with their airports where there are several;
 * without a query the popular ones, less the other end. */
export function suggestPlaces(scope: Scope, direction: Direction, other: Place | undefined): Suggest {
  return async (typed) => {
    const query = typed.trim()
    const isAbroad = query === '' && scope === 'international' && direction === 'destination'
    const found = await (isAbroad ? popularAbroad() : foundBy(query, scope))
    const offered = query === '' ? elsewhere(found, other?.code) : found
    return offered.flatMap((city) => rowsOf(city, scope))
  }
}

function foundBy(query: string, scope: Scope): Promise<readonly Found[]> {
  return remembered(`${scope} ${query}`, () => (scope === 'domestic' ? atHome(query) : inTheWorld(query)))
}

const known = new Map<string, Promise<readonly Found[]>>()

function remembered(key: string, found: () => Promise<readonly Found[]>): Promise<readonly Found[]> {
  const before = known.get(key)
  if (before !== undefined) return before
  const asking = found()
  known.set(key, asking)
  asking.catch(() => known.delete(key))
  return asking
}

function popularAbroad(): Promise<readonly Found[]> {
  return remembered('popular abroad', async () => {
    const cities = await inTheWorld('', takeAbroad)
    return cities.filter(({ country }) => country !== 'IR').slice(0, take)
  })
}

async function atHome(query: string): Promise<readonly Found[]> {
  const cities = await ask<typeof placeCalls.domesticAirports>(
    'POST /api/flight-configuration/Airport/GetDomesticPlpAirports',
    { body: { query, take } },
  )
  return isKnownAtHome(query, cities) ? cities : homeFirst(query, cities, await inTheWorld(query))
}

function inTheWorld(query: string, most = take): Promise<readonly Found[]> {
  return ask<typeof placeCalls.internationalAirports>(
    'POST /api/flight-configuration/Airport/GetInternationalPlpAirports',
    { body: { query, take: most } },
  )
}

function rowsOf({ code, name, country, countryName, airports }: Found, scope: Scope): readonly Place[] {
  const [only, ...others] = airports
  const isAbroad = scope === 'international' || country !== 'IR'
  const inCountry = (sub: string) => (isAbroad ? `${sub}، ${countryName}` : sub)
  const city = { code, name, sub: inCountry(others.length > 0 ? 'همهٔ فرودگاه‌ها' : (only?.name ?? '')) }
  if (others.length === 0) return [city]
  return [
    city,
    ...airports.map((airport) => ({ code: airport.code, name: airport.name, sub: name, nested: true })),
  ]
}
