import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Area, areaIn, areaOf, areaText, inArea, mainArea } from '#hotels/map-area.ts'

const east = { latitude: 26.54, longitude: 54.03 }
const west = { latitude: 26.53, longitude: 53.92 }

test('a part of the map is an address and comes back as it was seen, or a little more', () => {
  const seen: Area = [53.99123, 26.50001, 54.05077, 26.57]
  assert.equal(areaText(seen), '53.991,26.5,54.051,26.57')
  assert.deepEqual(areaIn(areaText(seen)), [53.991, 26.5, 54.051, 26.57])
})

test('what is no part of the earth is none', () => {
  for (const text of [
    null,
    '',
    '1,2,3',
    '1,2,3,4,5',
    '3,2,1,4',
    '1,4,3,2',
    'a,b,c,d',
    '1,2,999,4',
    '1e3,2,3,4',
  ])
    assert.equal(areaIn(text), undefined, String(text))
})

test('only hotels inside it are shown, all of them without it', () => {
  assert.deepEqual(inArea([east, west], [54, 26.5, 54.1, 26.6]), [east])
  assert.deepEqual(inArea([east, west], undefined), [east, west])
})

test('the smallest area holds the outermost hotels', () => {
  assert.deepEqual(areaOf([east, west]), [53.92, 26.53, 54.03, 26.54])
  assert.equal(areaOf([]), undefined)
})

test('a hotel at a far airport does not make the city small', () => {
  const centre = [35.7, 35.72, 35.76].map((latitude) => ({ latitude, longitude: 51.4 }))
  const airport = { latitude: 35.41, longitude: 51.15 }
  assert.deepEqual(mainArea([airport, ...centre]), [51.4, 35.7, 51.4, 35.76])
  assert.deepEqual(mainArea([airport]), [51.15, 35.41, 51.15, 35.41])
  assert.equal(mainArea([]), undefined)
})
