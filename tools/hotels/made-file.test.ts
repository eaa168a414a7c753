import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { madeMaps } from './city-maps.ts'
import { hotelsMade, madeFile } from './made-file.ts'

test('the committed hotels are what their tables make', () => {
  const committed = readFileSync(new URL('../../src/hotels/data/hotels.json', import.meta.url), 'utf8')
  assert.equal(committed, madeFile(), 'run node tools/hotels/build.ts')
})

test('the committed maps are what coasts, streets and landmarks make', () => {
  const committed = readFileSync(new URL('../../src/hotels/data/maps.json', import.meta.url), 'utf8')
  assert.equal(committed, madeMaps(hotelsMade()), 'run node tools/hotels/build.ts')
})
