import { findAirport, findCity } from '#places/airports.ts'

/** «تهران», «فرودگاه امام خمینی»; an unknown code unchanged. */
export function placeName({ kind, code }: { readonly kind: string; readonly code: string }): string {
  return (kind === 'AirportCode' ? findAirport(code) : findCity(code))?.name ?? code
}

export function cityCodeOf({ kind, code }: { readonly kind: string; readonly code: string }): string {
  return kind === 'AirportCode' ? (findAirport(code)?.cityCode ?? code) : code
}
