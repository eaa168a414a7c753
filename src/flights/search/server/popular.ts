import { daysFrom } from '#calendar/weeks.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import { daysOnSale } from '#flights/search/server/calendar/days.ts'
import { airportPairs } from '#flights/search/server/journey.ts'
import { routesFromTehran } from '#flights/search/server/quick-search.ts'
import type { Room } from '#flights/server/room.ts'

/** most searches are for dates this near */
const daysAhead = 14

/** Creates and loads popular days before anybody asks, one date after the other. Returns how many route days are ready. */
export async function makePopular(room: Room): Promise<number> {
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  const pairs = routesFromTehran.flatMap(([from, to]) => [
    ...airportPairs(room.timetable, city(from), city(to)),
    ...airportPairs(room.timetable, city(to), city(from)),
  ])
  let there = 0
  for (const date of daysFrom(todayAt(room.clock.now()), daysAhead)) {
    const days = await daysOnSale(
      room,
      pairs.map(([origin, destination]) => ({ origin, destination, date })),
    )
    there += days.size
  }
  return there
}
