import { type CityMapView, findCityMap } from '#hotels/city-map.ts'
import { refuse } from '#hotels/server/refusals.ts'

/** where the house's own tiles are read */
export const TILES_PATH = '/api/hotel-catalog/HotelMap/Tiles'

/** Throws CITY_NOT_FOUND. */
export function cityMapOf(cityCode: string, hasTiles: boolean): CityMapView {
  const map = findCityMap(cityCode)
  if (map === undefined) throw refuse('CITY_NOT_FOUND')
  return { ...map, tiles: hasTiles ? TILES_PATH : null }
}
