import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aircraftWords, seatsAbreast } from '#flights/aircraft-facts.ts'
import { aircraft, worldAircraft } from '#flights/server/inventory/aircraft.ts'

test('each type has the layout its maker draws', () => {
  const cases = [
    ['ایرباس A320', '3-3'],
    ['Airbus A320neo', '3-3'],
    ['ایرباس A330-300', '2-4-2'],
    ['ایرباس A350-900', '3-3-3'],
    ['Boeing 787-9', '3-3-3'],
    ['بوئینگ 737-800', '3-3'],
    ['ای‌تی‌آر 72-600', '2-2'],
    ['مک‌دانل داگلاس MD-83', '2-3'],
    ['فوکر 100', '2-3'],
  ] as const
  for (const [name, layout] of cases) assert.equal(seatsAbreast(name), layout, name)
})

test('of what has several layouts, or is unknown, nothing is said', () => {
  for (const name of ['بوئینگ 777-300ER', 'آورو RJ85', 'Tupolev', '']) {
    assert.equal(seatsAbreast(name), undefined, name)
    assert.equal(aircraftWords(name), name)
  }
})

test('the words name the type and keep the layout from turning round', () => {
  assert.equal(aircraftWords('فوکر 100'), 'فوکر 100، معمولاً \u2066۲-۳\u2069')
})

test('most of what flies in our inventory is known', () => {
  const names = new Set([...Object.values(aircraft), ...Object.values(worldAircraft)].map(({ name }) => name))
  const unknown = [...names].filter((name) => seatsAbreast(name) === undefined)
  assert.deepEqual(unknown.toSorted(), ['آورو RJ85', 'بوئینگ 777-300ER'])
})
