import { cityWithHotels } from '#hotels/catalogue.ts'
import type { HotelCity } from '#hotels/responses.ts'
import type { Room } from '#hotels/server/room.ts'
import { centredCities } from '#hotels/supplier/city-centres.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import { CITIES } from '#places/airports.ts'
import { searchPlaces } from '#places/search.ts'

interface CitiesWanted {
  readonly iataCode?: string | undefined
  readonly search?: string | undefined
}

export function citiesFor(
  { contracts, suppliers }: Pick<Room, 'contracts' | 'suppliers'>,
  { iataCode, search = '' }: CitiesWanted = {},
): readonly HotelCity[] {
  const cities = withTheirs(contracts.hotelCities(), suppliers.all)
  if (iataCode !== undefined) return cities.filter(({ cityCode }) => cityCode === iataCode)
  if (search.trim() === '') return cities
  const byCode = new Map(cities.map((city) => [city.cityCode, city]))
  const found = searchPlaces(search, { scope: 'international', take: CITIES.length })
  return found.flatMap(({ city }) => byCode.get(city.code) ?? [])
}

function withTheirs(ours: readonly HotelCity[], suppliers: readonly HotelSupplier[]): readonly HotelCity[] {
  const known = new Set(ours.map(({ cityCode }) => cityCode))
  const theirs = centredCities.filter((code) => !known.has(code) && suppliers.some((one) => one.covers(code)))
  return [...ours, ...theirs.map((code) => cityWithHotels(code, 0))]
}
