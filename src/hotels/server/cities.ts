import type { HotelCity } from '#hotels/answered.ts'
import { hotelCities } from '#hotels/catalogue.ts'
import { CITIES } from '#places/airports.ts'
import { searchPlaces } from '#places/search.ts'

interface CitiesAsked {
  readonly iataCode?: string | undefined
  readonly search?: string | undefined
}

/** What GetAllCities does; see the door. What was typed is read as places are: any script, any keyboard, near names. */
export function citiesFor({ iataCode, search = '' }: CitiesAsked = {}): readonly HotelCity[] {
  const cities = hotelCities()
  if (iataCode !== undefined) return cities.filter(({ cityCode }) => cityCode === iataCode)
  if (search.trim() === '') return cities
  const byCode = new Map(cities.map((city) => [city.cityCode, city]))
  const found = searchPlaces(search, { scope: 'international', take: CITIES.length })
  return found.flatMap(({ city }) => byCode.get(city.code) ?? [])
}
