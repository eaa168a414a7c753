import { type Airport, cityOf, findAirport } from '#places/airports.ts'

export function cityName(airport: Airport): string {
  return cityOf(airport.cityCode).name
}

export function placeName(told: string): string {
  const airport = findAirport(told)
  return airport === undefined ? told : cityName(airport)
}
