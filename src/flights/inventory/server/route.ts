import { blockMinutes } from '#flights/inventory/server/block-time.ts'
import { type Airport, distanceKm } from '#places/airports.ts'

export interface Route {
  readonly origin: Airport
  readonly destination: Airport
  readonly distanceKm: number
  readonly blockMinutes: number
  readonly weeklyFlights: number
}

export function routeOf(origin: Airport, destination: Airport, weeklyFlights: number): Route {
  return {
    origin,
    destination,
    distanceKm: distanceKm(origin, destination),
    blockMinutes: blockMinutes(origin, destination),
    weeklyFlights,
  }
}

export function routeKey(origin: string, destination: string): string {
  return `${origin}-${destination}`
}
