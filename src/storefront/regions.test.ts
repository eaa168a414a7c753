import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CITIES } from '#places/airports.ts'
import { byRegion } from '#storefront/regions.ts'

const of = (...codes: string[]) => codes.map((countryCode, at) => ({ countryCode, at }))

test('parts of the world come nearest first, and those without a city not at all', () => {
  assert.deepEqual(
    byRegion(of('DE', 'TR', 'IQ')).map(({ id, cities }) => [id, cities.length]),
    [
      ['iraq-levant', 1],
      ['turkey-caucasus', 1],
      ['europe', 1],
    ],
  )
})

test('cities of one country stand together, in the order they came', () => {
  const [part] = byRegion(of('TR', 'GE', 'TR', 'AM', 'GE'))
  assert.deepEqual(
    part?.cities.map(({ at }) => at),
    [0, 2, 1, 4, 3],
  )
})

test('every country abroad that is flown to has a part of its own, and no city is lost', () => {
  const served = CITIES.filter(({ served: isServed, country }) => isServed && country !== 'IR')
  const parts = byRegion(served.map(({ country }) => ({ countryCode: country })))
  assert.equal(
    parts.reduce((count, { cities }) => count + cities.length, 0),
    served.length,
  )
  assert.ok(!parts.some(({ id }) => id === 'elsewhere'))
})
