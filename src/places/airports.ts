import places from '#places/data/places.json' with { type: 'json' }
import type { Airport, City } from '#places/place.ts'

export type { Airport, City } from '#places/place.ts'

export const CITIES: readonly City[] = places.cities
export const AIRPORTS: readonly Airport[] = places.airports

const citiesByCode = new Map(CITIES.map((city) => [city.code, city]))
const airportsByCode = new Map(AIRPORTS.map((airport) => [airport.iata, airport]))

/** By IATA code ("IKA"), from outside. */
export function findAirport(iata: string): Airport | undefined {
  return airportsByCode.get(iata)
}

export function airportOf(iata: string): Airport {
  const airport = findAirport(iata)
  if (!airport) throw new RangeError(`No airport ${iata}`)
  return airport
}

/** By IATA city code ("THR"), from outside. */
export function findCity(code: string): City | undefined {
  return citiesByCode.get(code)
}

export function cityOf(code: string): City {
  const city = findCity(code)
  if (!city) throw new RangeError(`No city ${code}`)
  return city
}

export interface PlaceCode {
  readonly kind: 'CityCode' | 'AirportCode'
  readonly code: string
}

/** Corrects the kind of a code that only an airport has. */
export function placeMeant({ kind, code }: PlaceCode): PlaceCode {
  const isAirportOnly = findCity(code) === undefined && findAirport(code) !== undefined
  return { code, kind: isAirportOnly ? 'AirportCode' : kind }
}

export function airportsAt({ kind, code }: PlaceCode): readonly Airport[] {
  if (kind === 'CityCode') return (findCity(code)?.airports ?? []).map(airportOf)
  const airport = findAirport(code)
  return airport ? [airport] : []
}

type Located = Pick<Airport, 'latitude' | 'longitude'>

const EARTH_RADIUS_KM = 6371

export function distanceKm(from: Located, to: Located): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const halfway = Math.sin((b - a) / 2) ** 2
  const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfway + Math.cos(a) * Math.cos(b) * across))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
