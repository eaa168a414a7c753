import { type Route, routeKey, routeOf } from '#flights/inventory/server/route.ts'
import { WORLD } from '#flights/inventory/server/world-network.ts'
import { AIRPORTS, type Airport, airportOf, CITIES, distanceKm } from '#places/airports.ts'

/** Hubs; every route has one of them at an end. */
const hubs = ['THR', 'MHD', 'KIH', 'SYZ', 'IFN', 'AWZ']
const airportCount = 36
const pairCount = 124
/** nobody flies less than this */
const shortestKm = 170

interface Pair {
  readonly from: Airport
  readonly to: Airport
  readonly km: number
  readonly demand: number
}

/** Both directions, most travelled first. Gravity model: weight × weight / distance^0.7, less on short distances. */
export const NETWORK: readonly Route[] = pairs().flatMap(({ from, to, demand }) => {
  const weeklyFlights = Math.min(174, Math.max(2, Math.round(1.05 * demand ** 1.28)))
  return [routeOf(from, to, weeklyFlights), routeOf(to, from, weeklyFlights)]
})

const byCodes = new Map(
  [...NETWORK, ...WORLD].map((route) => [routeKey(route.origin.iata, route.destination.iata), route]),
)

export function routeBetween(origin: string, destination: string): Route | undefined {
  return byCodes.get(routeKey(origin, destination))
}

function pairs(): readonly Pair[] {
  const cities = CITIES.filter((city) => city.country === 'IR' && city.served)
    .toSorted((a, b) => b.weight - a.weight || a.code.localeCompare(b.code))
    .slice(0, airportCount)
    .map((city) => ({ weight: city.weight, airport: airportOf(city.airports[0] ?? city.code) }))
  const all = cities.flatMap((one, index) => cities.slice(index + 1).map((other) => pair(one, other)))
  return all
    .filter(({ from, to, km }) => km >= shortestKm && (hubs.includes(from.iata) || hubs.includes(to.iata)))
    .toSorted((a, b) => b.demand - a.demand)
    .slice(0, pairCount)
}

function pair(one: { weight: number; airport: Airport }, other: { weight: number; airport: Airport }): Pair {
  const km = distanceKm(one.airport, other.airport)
  return {
    from: one.airport,
    to: other.airport,
    km,
    demand: roadless(km) * ((one.weight * other.weight) / km ** 0.7),
  }
}

/** Below 600 km more and more people drive. */
function roadless(km: number): number {
  return Math.min(1, km / 600) ** 0.6
}

export const SERVED: readonly Airport[] = AIRPORTS.filter(({ iata }) =>
  NETWORK.some((route) => route.origin.iata === iata),
)
