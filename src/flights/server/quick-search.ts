import type { QuickSearch } from '#flights/answered.ts'
import type { Place } from '#flights/asked.ts'
import { calendar } from '#flights/server/calendar.ts'
import { todayAt } from '#flights/server/inventory/flight-day.ts'
import type { Room } from '#flights/server/room.ts'
import { cityOf } from '#places/airports.ts'

/** The routes the home page shows: much travelled, one for each of the drawn cities. */
const routes = [
  ['THR', 'MHD'],
  ['THR', 'KIH'],
  ['THR', 'SYZ'],
  ['THR', 'IFN'],
  ['THR', 'TBZ'],
  ['THR', 'AZD'],
] as const
const daysLookedAt = 30

/** What GetQuickSearchInfos does; see the door. */
export async function quickSearch(room: Room): Promise<QuickSearch> {
  const from = todayAt(room.clock.now()).add({ days: 1 }).toString()
  const found = await Promise.all(routes.map((route) => cheapestOf(room, route, from)))
  return {
    pricedAt: room.clock.now().toString({ smallestUnit: 'second' }),
    routes: found.flat(),
  }
}

async function cheapestOf(
  room: Room,
  [origin, destination]: readonly [string, string],
  from: string,
): Promise<QuickSearch['routes']> {
  const { days } = await calendar(room, {
    origin: city(origin),
    destination: city(destination),
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
      origin,
      destination,
      originName: cityOf(origin).name,
      destinationName: cityOf(destination).name,
      ...best,
    },
  ]
}

function city(code: string): Place {
  return { code, kind: 'CityCode' }
}
