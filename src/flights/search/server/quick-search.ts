import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { Place } from '#flights/requests.ts'
import type { QuickSearch } from '#flights/responses.ts'
import { straightCalendar } from '#flights/search/server/calendar/calendar.ts'
import type { Services } from '#flights/search/server/service.ts'
import type { Room } from '#flights/server/room.ts'
import { cityOf } from '#places/airports.ts'

const origins = ['THR', 'MHD', 'SYZ', 'IFN', 'TBZ', 'AWZ', 'KIH'] as const
/** From Tehran: the cities with pictures or articles. From elsewhere: the most flown. */
const fromTehran = {
  domestic: ['MHD', 'KIH', 'SYZ', 'IFN', 'TBZ', 'AZD'],
  international: ['IST', 'DXB', 'NJF', 'TBS', 'AYT', 'BGW'],
} as const
export const routesFromTehran: readonly (readonly [string, string])[] = Object.values(fromTehran)
  .flat()
  .map((city) => [origins[0], city])
const shown = 6
const daysLookedAt = 30

type Scope = keyof typeof fromTehran
type Routes = QuickSearch['routes']

export async function quickSearch(
  room: Room,
  services: Pick<Services, 'servicesFrom'>,
  asked: string | undefined,
): Promise<QuickSearch> {
  const origin = origins.find((code) => code === asked) ?? origins[0]
  const from = todayAt(room.clock.now()).add({ days: 1 }).toString()
  const found = await Promise.all(
    (['domestic', 'international'] as const).flatMap((scope) =>
      destinationsOf(services, origin, scope).map((code) => cheapestOf(room, { origin, code, scope }, from)),
    ),
  )
  return {
    pricedAt: room.clock.now().toString({ smallestUnit: 'second' }),
    origin,
    origins: origins.map((code) => ({ code, name: cityOf(code).name })),
    routes: found.flat(),
  }
}

function destinationsOf(
  { servicesFrom }: Pick<Services, 'servicesFrom'>,
  origin: string,
  scope: Scope,
): readonly string[] {
  if (origin === origins[0]) return fromTehran[scope]
  return servicesFrom(origin)
    .filter(({ destination }) => (cityOf(destination).country === 'IR') === (scope === 'domestic'))
    .slice(0, shown)
    .map(({ destination }) => destination)
}

async function cheapestOf(
  room: Room,
  { origin, code, scope }: { readonly origin: string; readonly code: string; readonly scope: Scope },
  from: string,
): Promise<Routes> {
  const { days } = await straightCalendar(room, {
    origin: city(origin),
    destination: city(code),
    from,
    days: daysLookedAt,
  })
  const selling = days.flatMap(({ date, lowest, isSoldOut }) =>
    lowest === null || isSoldOut ? [] : [{ date, lowest }],
  )
  const best = selling.toSorted((a, b) => a.lowest - b.lowest)[0]
  if (best === undefined) return []
  return [
    {
      scope,
      origin,
      destination: code,
      originName: cityOf(origin).name,
      destinationName: cityOf(code).name,
      ...best,
    },
  ]
}

function city(code: string): Place {
  return { code, kind: 'CityCode' }
}
