import { findAirport, findCity } from '#places/airports.ts'

/** What a place is called: «تهران», or «فرودگاه امام خمینی»; an unknown code stays itself. */
export function placeName({ kind, code }: { readonly kind: string; readonly code: string }): string {
  return (kind === 'AirportCode' ? findAirport(code) : findCity(code))?.name ?? code
}

/** The city of a place: an airport's own, a city itself. */
export function cityCodeOf({ kind, code }: { readonly kind: string; readonly code: string }): string {
  return kind === 'AirportCode' ? (findAirport(code)?.cityCode ?? code) : code
}
