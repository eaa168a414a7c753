import { type Airport, cityOf, findAirport } from '#places/airports.ts'

/** What travellers call the place of an airport. */
export function cityName(airport: Airport): string {
  return cityOf(airport.cityCode).name
}

/** The city of an airport; of a place we do not know, its name as it was told. */
export function placeName(told: string): string {
  const airport = findAirport(told)
  return airport === undefined ? told : cityName(airport)
}
