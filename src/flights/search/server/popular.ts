import { daysFrom } from '#calendar/weeks.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import { routeKey } from '#flights/inventory/server/timetable.ts'
import { daysOnSale } from '#flights/search/server/calendar/days.ts'
import { airportPairs } from '#flights/search/server/journey.ts'
import { routesFromTehran } from '#flights/search/server/quick-search.ts'
import type { Room } from '#flights/server/room.ts'

/** most who search want to leave within so many days */
const daysAhead = 14

/**
 * Makes and reads the days that most people ask for, there and back, before anybody waits for them: one date after the other, each in
 * its turn. Answers how many days of routes are there.
 */
export async function makePopular(room: Room): Promise<number> {
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  const pairs = routesFromTehran
    .flatMap(([from, to]) => [...airportPairs(city(from), city(to)), ...airportPairs(city(to), city(from))])
    .filter((pair) => room.timetable.has(routeKey(...pair)))
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
