import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOTELS } from '#hotels/catalogue.ts'
import { type CityMap, findCityMap } from '#hotels/city-map.ts'
import { centredCities } from '#hotels/supplier/city-centres.ts'

const cities = [...new Set([...HOTELS.map(({ cityCode }) => cityCode), ...centredCities])]

test('every city that we or our suppliers sell has a map', () => {
  for (const city of cities) assert.ok(findCityMap(city), city)
  assert.equal(findCityMap('LAX'), undefined)
})

test('every hotel stands on its city’s map, and on dry land', () => {
  for (const { id, cityCode, longitude, latitude } of HOTELS) {
    const map = findCityMap(cityCode)
    assert.ok(map && inBox(map, [longitude, latitude]), `${id} is off the map`)
    assert.ok(isDry(map, [longitude, latitude]), `${id} stands in the water`)
  }
})

test('streets, rivers and landmarks lie within the map', () => {
  for (const city of cities) {
    const map = findCityMap(city)
    for (const { name, points } of map?.lines ?? []) {
      assert.ok(points.length >= 2, name)
      for (const point of points) assert.ok(map && inBox(map, point), `${city} ${name} ${point.join()}`)
    }
    for (const { name, longitude, latitude } of map?.landmarks ?? [])
      assert.ok(map && inBox(map, [longitude, latitude]), `${city} ${name}`)
  }
})

type Point = readonly [number, number]

function inBox({ box: [west, south, east, north] }: CityMap, [x, y]: Point): boolean {
  return x >= west && x <= east && y >= south && y <= north
}

function isDry({ land, lines }: CityMap, point: Point): boolean {
  const of = (kind: string) => lines.filter((line) => line.kind === kind).map(({ points }) => points)
  return (
    [...land, ...of('land')].some((ring) => holds(ring, point)) &&
    !of('water').some((ring) => holds(ring, point))
  )
}

/** Even–odd rule. */
function holds(ring: readonly Point[], [x, y]: Point): boolean {
  return ring.reduce((isIn, [x1, y1], at) => {
    const [x2, y2] = ring.at(at - 1) ?? [x1, y1]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !isIn : isIn
  }, false)
}
