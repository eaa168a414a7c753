import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centredCities, centreOf } from '#hotels/supplier/city-centres.ts'
import { airportOf, cityOf } from '#places/airports.ts'

test('every city that suppliers are asked for is abroad, served, and lies where its airports do', () => {
  for (const code of centredCities) {
    const { country, served, airports } = cityOf(code)
    const centre = centreOf(code)
    assert.ok(centre && served && country !== 'IR', code)
    const [main] = airports
    const { latitude, longitude } = airportOf(main ?? '')
    const km =
      111.32 *
      Math.hypot(
        latitude - centre.latitude,
        (longitude - centre.longitude) * Math.cos((latitude * Math.PI) / 180),
      )
    assert.ok(km < 70, `${code}: ${Math.round(km)} km from its airport`)
  }
})

test('nobody is asked for a city inside the country, nor for one that is none', () => {
  assert.deepEqual(
    [centreOf('KIH'), centreOf('XXX'), centreOf('toString')],
    [undefined, undefined, undefined],
  )
})
