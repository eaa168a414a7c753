import { iranZone } from '#calendar/zones.ts'
import { findAirline } from '#places/airlines.ts'
import { findAirport } from '#places/airports.ts'

/** Our own zone for an unknown airport. */
export function zoneOf(iata: string): string {
  return findAirport(iata)?.timeZone ?? iranZone
}

export function airlineTileOf(code: string): {
  readonly iata: string
  readonly colours: readonly [dark: string, light: string]
} {
  const airline = findAirline(code)
  return { iata: airline?.iata ?? code, colours: airline?.colours ?? ['#2b3350', '#474d68'] }
}
