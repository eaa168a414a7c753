import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aircraftName, aircraftView, aircraftWords, seatsAbreast } from '#flights/facts/aircraft-facts.ts'
import { aircraft, worldAircraft } from '#flights/inventory/server/aircraft.ts'

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

test('makers are named in Persian, however a supplier writes them', () => {
  const cases = [
    ['Airbus A321neo', 'ایرباس A321neo'],
    ['Airbus Industries A380', 'ایرباس A380'],
    ['A321', 'ایرباس A321'],
    ['Boeing 777-300ER', 'بوئینگ 777-300ER'],
    ['737-800', 'بوئینگ 737-800'],
    ['Foker 100', 'فوکر 100'],
    ['Fokker 100', 'فوکر 100'],
    ['ATR 72-600', 'ای‌تی‌آر 72-600'],
    ['Embraer E190', 'امبرائر E190'],
    ['McDonnell Douglas MD-83', 'مک‌دانل داگلاس MD-83'],
    ['ایرباس A320', 'ایرباس A320'],
    ['Tupolev 204', 'Tupolev 204'],
  ] as const
  for (const [told, name] of cases) assert.equal(aircraftName(told), name)
  assert.equal(
    aircraftWords('Boeing 737-500'),
    'بوئینگ \u2066737-\u2060500\u2069، هر ردیف معمولاً ۳ و ۳ صندلی',
  )
})

test('of what has several layouts, or is unknown, nothing is said', () => {
  for (const name of ['بوئینگ 777-300ER', 'آورو RJ85', 'Tupolev', '']) {
    assert.equal(seatsAbreast(name), undefined, name)
    assert.equal(aircraftWords(name), aircraftView(name))
  }
})

test('the words name the type and keep model and layout from turning round', () => {
  assert.equal(aircraftWords('فوکر 100'), 'فوکر \u2066100\u2069، هر ردیف معمولاً ۲ و ۳ صندلی')
})

test('most of what flies in our inventory is known', () => {
  const names = new Set([...Object.values(aircraft), ...Object.values(worldAircraft)].map(({ name }) => name))
  const unknown = [...names].filter((name) => seatsAbreast(name) === undefined)
  assert.deepEqual(unknown.toSorted(), ['آورو RJ85', 'بوئینگ 777-300ER'])
})
