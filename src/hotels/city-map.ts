import * as z from 'zod/mini'
import data from '#hotels/data/maps.json' with { type: 'json' }

/** Longitude, latitude. */
const Point = z.tuple([z.number(), z.number()])

export const lineKinds = ['street', 'road', 'river', 'water', 'land', 'park'] as const

/** What is drawn of a city where the house has no tiles; all within the box. */
export const CityMap = z.object({
  cityCode: z.string(),
  /** west, south, east, north */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** outlines of dry land; what is left of the box is water */
  land: z.array(z.array(Point)),
  /** `water`, `land` and `park` are areas, the others lines */
  lines: z.array(z.object({ kind: z.enum(lineKinds), name: z.string(), points: z.array(Point) })),
  landmarks: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
})
export type CityMap = z.infer<typeof CityMap>

/** With the address of the house's tiles, null where it has none. */
export const CityMapView = z.object({ ...CityMap.shape, tiles: z.nullable(z.string()) })
export type CityMapView = z.infer<typeof CityMapView>

const byCity = new Map(
  z
    .object({ cities: z.array(CityMap) })
    .parse(data)
    .cities.map((map) => [map.cityCode, map]),
)

export function findCityMap(cityCode: string): CityMap | undefined {
  return byCity.get(cityCode)
}
