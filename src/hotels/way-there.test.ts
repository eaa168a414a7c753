import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hotelOf } from '#hotels/catalogue.ts'
import { wayThere } from '#hotels/way-there.ts'

test('each airport of the city is told by its distance, the nearest first', () => {
  // Taksim: Atatürk's successor lies to the north, Sabiha Gökçen across the strait
  const way = wayThere({ name: 'بسفر', cityCode: 'IST', latitude: 41.037, longitude: 28.985 })
  const km = way.airports.map((one) => one.km)
  assert.ok(way.airports.length >= 2)
  assert.deepEqual(
    km,
    km.toSorted((a, b) => a - b),
  )
  assert.ok(
    km.every((one) => one > 20 && one < 50),
    String(km),
  )
})

test('the map is opened by where the hotel stands, with its name', () => {
  const marjan = hotelOf('kih-marjan')
  const { map } = wayThere(marjan)
  assert.ok(map.startsWith(`geo:${marjan.latitude},${marjan.longitude}?q=`))
  assert.ok(decodeURIComponent(map).endsWith(`(${marjan.name})`))
})
