import { AIRPORTS, type Airport, airportOf, CITIES, distanceKm } from '#places/airports.ts'

/** A route of the domestic network, one direction. */
export interface Route {
  readonly origin: Airport
  readonly destination: Airport
  readonly distanceKm: number
  readonly blockMinutes: number
  readonly weeklyFlights: number
}

/** Cities whose airport connects regions; every route has one of them at an end. */
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

/** Every domestic route, both directions, most travelled first. Demand is gravity: weight times weight over distance^0.7, less on short ways. */
export const NETWORK: readonly Route[] = pairs().flatMap(({ from, to, km, demand }) => {
  const weeklyFlights = Math.min(174, Math.max(2, Math.round(1.05 * demand ** 1.28)))
  return [[from, to] as const, [to, from] as const].map(([origin, destination]) => ({
    origin,
    destination,
    distanceKm: km,
    blockMinutes: blockMinutes(origin, destination),
    weeklyFlights,
  }))
})

const byCodes = new Map(NETWORK.map((route) => [`${route.origin.iata}-${route.destination.iata}`, route]))

/** The route between two airports, or undefined when nobody flies it. */
export function routeBetween(origin: string, destination: string): Route | undefined {
  return byCodes.get(`${origin}-${destination}`)
}

/** Block time by distance and wind: an eastbound flight is helped, a westbound one held back; whole five minutes. */
export function blockMinutes(from: Airport, to: Airport): number {
  const km = distanceKm(from, to)
  const kmPerHour = (km > 5000 ? 820 : 780) + 55 * Math.sin(bearing(from, to))
  return Math.round((30 + (60 * km) / kmPerHour) / 5) * 5
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

/** Below 600 km ever more people take the road. */
function roadless(km: number): number {
  return Math.min(1, km / 600) ** 0.6
}

/** The initial bearing, in radians from north, east positive. */
function bearing(from: Airport, to: Airport): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  return Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  )
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The airports somebody flies to inside the country. */
export const SERVED: readonly Airport[] = AIRPORTS.filter(({ iata }) =>
  NETWORK.some((route) => route.origin.iata === iata),
)
