import { centredCities, centreOf } from '#hotels/supplier/city-centres.ts'
import { listed, table } from '../places/tables.ts'
import { type Box, landIn, type Point, type Ring } from './coasts.ts'
import { landmarks } from './landmarks.ts'

const columns = ['city_code', 'kind', 'name_fa', 'points'] as const

interface Place {
  readonly cityCode: string
  readonly latitude: number
  readonly longitude: number
}

/** degrees of land around the outermost hotel or landmark */
const around = 0.2

/** The text of maps.json, a city a line: what is drawn where the house has no tiles. */
export function madeMaps(hotels: readonly Place[]): string {
  const streets = table('streets.tsv', columns, 'hotels')
  const places = landmarks()
  const all = [...hotels, ...centredCities.flatMap(middleOf)]
  const cities = [...new Set(all.map(({ cityCode }) => cityCode))].map((cityCode) => {
    const here = places.filter((place) => place.cityCode === cityCode)
    const box = boxOf([...all.filter((place) => place.cityCode === cityCode), ...here])
    return JSON.stringify({
      cityCode,
      box: [box.west, box.south, box.east, box.north],
      land: landIn(box).map(short),
      lines: streets
        .filter((row) => row.city_code === cityCode)
        .map(({ kind, name_fa, points }) => ({ kind, name: name_fa, points: pointsIn(points) })),
      landmarks: here.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    })
  })
  return `{\n"cities": [\n${cities.join(',\n')}\n]\n}\n`
}

/** Of a city whose hotels suppliers tell. */
function middleOf(cityCode: string): readonly Place[] {
  const centre = centreOf(cityCode)
  return centre === undefined ? [] : [{ cityCode, latitude: centre.latitude, longitude: centre.longitude }]
}

function boxOf(places: readonly Omit<Place, 'cityCode'>[]): Box {
  const [latitudes, longitudes] = [places.map((one) => one.latitude), places.map((one) => one.longitude)]
  return {
    west: rounded(Math.min(...longitudes) - around),
    south: rounded(Math.min(...latitudes) - around),
    east: rounded(Math.max(...longitudes) + around),
    north: rounded(Math.max(...latitudes) + around),
  }
}

/** `latitude,longitude` with blanks between. */
function pointsIn(cell: string): Ring {
  return cell.split(' ').map((pair): Point => {
    const [latitude, longitude] = listed(pair).map(Number)
    if (latitude === undefined || !(longitude !== undefined && Number.isFinite(latitude + longitude)))
      throw new Error(`streets.tsv: no point ${pair}`)
    return [longitude, latitude]
  })
}

function short(ring: Ring): Ring {
  return ring.map(([x, y]) => [rounded(x), rounded(y)])
}

/** to about eleven metres */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
