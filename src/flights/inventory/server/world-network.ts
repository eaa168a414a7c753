import { type Route, routeKey, routeOf } from '#flights/inventory/server/route.ts'
import { worldRoutes } from '#flights/inventory/server/world-routes.ts'
import { airportOf } from '#places/airports.ts'

export interface Rotation {
  readonly carrierId: string
  /** `IST-LHR`: from the base */
  readonly out: Route
  readonly back: Route
  readonly weeklyFlights: number
}

const weekly = new Map<string, number>()
for (const { base, place, weeklyFlights } of worldRoutes)
  for (const key of [routeKey(base, place), routeKey(place, base)])
    weekly.set(key, (weekly.get(key) ?? 0) + weeklyFlights)

const routes = new Map(
  [...weekly].map(([key, weeklyFlights]) => {
    const [origin, destination] = [airportOf(key.slice(0, 3)), airportOf(key.slice(4))]
    return [key, routeOf(origin, destination, weeklyFlights)]
  }),
)

export const WORLD: readonly Route[] = [...routes.values()]

export const rotations: readonly Rotation[] = worldRoutes.flatMap(
  ({ carrierId, base, place, weeklyFlights }) => {
    const [out, back] = [routes.get(routeKey(base, place)), routes.get(routeKey(place, base))]
    return out === undefined || back === undefined ? [] : [{ carrierId, out, back, weeklyFlights }]
  },
)
