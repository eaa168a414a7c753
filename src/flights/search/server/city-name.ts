import { type Airport, cityOf, findAirport } from '#places/airports.ts'

export function cityName(airport: Airport): string {
  return cityOf(airport.cityCode).name
}

/** The city of an airport; an unknown code is returned as it is. */
export function placeName(told: string): string {
  const airport = findAirport(told)
  return airport === undefined ? told : cityName(airport)
}
