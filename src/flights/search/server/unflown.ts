import type { Timetable } from '#flights/inventory/server/timetable.ts'
import type { Place } from '#flights/requests.ts'
import type { SearchWanted } from '#flights/search/server/searches.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { requestedFrom } from '#flights/supplier/server/gather.ts'
import { airportsAt } from '#places/airports.ts'

const servedBy = new WeakMap<Timetable, ReadonlySet<string>>()

/** Refuses NOT_FLOWN for a place that neither we nor a supplier flies to. */
export function refuseUnflown(
  room: Pick<Room, 'timetable' | 'suppliers'>,
  searches: readonly SearchWanted[],
): void {
  for (const search of searches)
    for (const { origin, destination } of search.legs)
      for (const [property, place] of [['origin', origin] as const, ['destination', destination] as const])
        if (!isServed(room.timetable, place) && requestedFrom(room, search).length === 0)
          throw refuse('NOT_FLOWN', { property })
}

function isServed(timetable: Timetable, place: Place): boolean {
  const served =
    servedBy.get(timetable) ??
    new Set([...timetable.keys()].flatMap((route) => [route.slice(0, 3), route.slice(4)]))
  servedBy.set(timetable, served)
  return airportsAt(place).some(({ iata }) => served.has(iata))
}
