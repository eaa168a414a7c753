import { ourZone } from '#orders/web/today.ts'
import { findAirline } from '#places/airlines.ts'
import { findAirport } from '#places/airports.ts'

/** Where an airport's clocks are; ours for one we do not know. */
export function zoneOf(iata: string): string {
  return findAirport(iata)?.timeZone ?? ourZone
}

/** What an airline's tile is drawn with. */
export function airlineTileOf(code: string): {
  readonly iata: string
  readonly colours: readonly [dark: string, light: string]
} {
  const airline = findAirline(code)
  return { iata: airline?.iata ?? code, colours: airline?.colours ?? ['#2b3350', '#474d68'] }
}
