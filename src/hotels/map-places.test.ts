import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cityMap, MAP_RATIO, walkMinutes, walkShare } from '#hotels/map-places.ts'

const kish = fc.array(
  fc.record({
    id: fc.uuid(),
    latitude: fc.double({ min: 26.49, max: 26.58, noNaN: true }),
    longitude: fc.double({ min: 53.9, max: 54.05, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
)

test('every hotel of a city stands on its map with room around it', () => {
  fc.assert(
    fc.property(kish, (hotels) => {
      for (const { x, y } of cityMap(hotels).places) {
        assert.ok(x >= 0.07 && x <= 0.93, `${x}`)
        assert.ok(y >= 0.07 && y <= 0.93, `${y}`)
      }
    }),
  )
})

test('distances on the map are in proportion to those on the ground, in both directions', () => {
  const [a, east, north] = [
    { id: 'a', latitude: 26.53, longitude: 53.97 },
    { id: 'east', latitude: 26.53, longitude: 54.0 },
    { id: 'north', latitude: 26.53 + 0.03 * Math.cos((26.53 * Math.PI) / 180), longitude: 53.97 },
  ]
  assert.ok(a && east && north)
  const { places } = cityMap([a, east, north])
  const [from, right, up] = places
  assert.ok(from && right && up)
  const wide = right.x - from.x
  const tall = (from.y - up.y) / MAP_RATIO
  assert.ok(wide > 0 && Math.abs(wide - tall) / wide < 0.001, `${wide} ${tall}`)
})

test('a walk is the same both ways, and a ring of its minutes passes through its end', () => {
  const a = { id: 'a', latitude: 26.53, longitude: 53.97 }
  const b = { id: 'b', latitude: 26.53, longitude: 54.0 }
  const minutes = walkMinutes(a, b)
  assert.equal(minutes, walkMinutes(b, a))
  assert.equal(minutes, 47)
  const map = cityMap([a, b])
  const [from, to] = map.places
  assert.ok(from && to)
  assert.ok(Math.abs(walkShare(minutes, map) - (to.x - from.x)) < 0.01)
})

test('hotels beside each other have marks beside each other', () => {
  const street = Array.from({ length: 6 }, (_, number) => ({
    id: String(number),
    latitude: 36.288,
    longitude: 59.61 + number * 0.0002,
  }))
  const { places } = cityMap(street)
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1)) {
      const isClear = Math.abs(one.x - other.x) > 0.07 || Math.abs(one.y - other.y) > 0.05
      assert.ok(isClear, `${one.id} lies on ${other.id}`)
    }
})
