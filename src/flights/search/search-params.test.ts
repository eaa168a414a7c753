import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { availableBody, searchIn } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { requestIn, type Search, searchOf } from '#flights/search/search-params.ts'

const city = (code: string) => ({ code, kind: 'CityCode' as const })
const airport = (code: string) => ({ code, kind: 'AirportCode' as const })
const oneWay: Search = {
  origin: city('THR'),
  destination: airport('MHD'),
  date: '2026-12-03',
  adults: 2,
  children: 1,
  infants: 0,
}
const round: Search = { ...oneWay, back: '2026-12-06', cabin: 2 }
const legs = [
  { origin: airport('IKA'), destination: city('IST'), date: '2026-12-03' },
  { origin: city('IST'), destination: city('DXB'), date: '2026-12-06' },
  { origin: city('DXB'), destination: airport('IKA'), date: '2026-12-06' },
] as const
const multi: Search = { ...legs[0], legs, adults: 1, children: 0, infants: 0 }

const written: readonly [says: string, search: Search, path: string][] = [
  [
    'one way',
    oneWay,
    '/plp?origin=THR&destination=MHD&destinationKind=airport&date=2026-12-03&adults=2&children=1',
  ],
  [
    'a round trip in business',
    round,
    '/plp?origin=THR&destination=MHD&destinationKind=airport&date=2026-12-03&back=2026-12-06&adults=2&children=1&cabin=2',
  ],
  [
    'a journey of many legs',
    multi,
    '/plp?origin=IKA&originKind=airport&destination=IST&date=2026-12-03' +
      '&origin2=IST&destination2=DXB&date2=2026-12-06' +
      '&origin3=DXB&destination3=IKA&destination3Kind=airport&date3=2026-12-06&adults=1',
  ],
]
for (const [says, search, path] of written)
  test(`${says} survives its address`, () => {
    assert.equal(resultsPath(search), path)
    assert.deepEqual(searchOf(new URLSearchParams(path.slice(5))), { search, faults: [] })
  })

test('whatever is searched for survives its address', () => {
  const place = fc
    .tuple(fc.stringMatching(/^[A-Z]{3}$/), fc.boolean())
    .map(([code, isCity]) => (isCity ? city(code) : airport(code)))
  const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-12-${String(each).padStart(2, '0')}`)
  const trip = fc.record({
    places: fc.uniqueArray(place, { minLength: 3, maxLength: 7, selector: ({ code }) => code }),
    days: fc.array(day, { minLength: 6, maxLength: 6 }).map((days) => days.toSorted()),
    kind: fc.constantFrom('one-way', 'round', 'multi'),
    cabin: fc.constantFrom(undefined, 1 as const, 2 as const, 3 as const),
  })
  fc.assert(
    fc.property(trip, ({ places, days, kind, cabin }) => {
      const flown = places.slice(1).map((destination, at) => ({
        origin: places[at] ?? destination,
        destination,
        date: days[at] ?? '',
      }))
      const [first] = flown
      assert.ok(first)
      const search = {
        ...first,
        adults: 1,
        children: 0,
        infants: 0,
        ...(kind === 'round' && { back: days[5] ?? '' }),
        ...(kind === 'multi' && { legs: flown }),
        ...(cabin && { cabin }),
      }
      assert.deepEqual(searchOf(new URLSearchParams(resultsPath(search).slice(5))).search, search)
    }),
  )
})

test('what else the address held stays; the old search does not', () => {
  const path = resultsPath(
    oneWay,
    new URLSearchParams('date=2026-12-03&type=1&infants=1&back=2026-12-09&origin2=IST&cabin=3&sort=Latest'),
  )
  const params = new URLSearchParams(path.slice(5))
  assert.deepEqual(
    ['type', 'sort', 'infants', 'back', 'origin2', 'cabin'].map((key) => params.get(key)),
    ['1', 'Latest', null, null, null, null],
  )
})

const wrong: readonly [says: string, query: string, properties: readonly string[]][] = [
  ['nothing filled in names all three, in the order of the form', '', ['origin', 'destination', 'date']],
  ['from Tehran to Tehran', 'origin=THR&destination=THR&date=2026-12-03', ['destination']],
  ['a day that does not exist', 'origin=THR&destination=MHD&date=2026-02-30', ['date']],
  ['a word where a date belongs', 'origin=THR&destination=MHD&date=tomorrow', ['date']],
  ['a name where a code belongs', 'origin=tehran&destination=MHD&date=2026-12-03', ['origin']],
  ['a round trip without its return', 'origin=THR&destination=MHD&date=2026-12-03&trip=round', ['back']],
  ['a return before the way out', 'origin=THR&destination=MHD&date=2026-12-03&back=2026-12-02', ['back']],
  [
    'a round trip of nothing',
    'trip=round&origin=&destination=&date=&back=',
    ['origin', 'destination', 'date', 'back'],
  ],
  [
    'a second leg nobody filled in',
    'trip=multi&origin=IKA&destination=IST&date=2026-12-03',
    ['origin2', 'destination2', 'date2'],
  ],
  [
    'a second leg before the first',
    'trip=multi&origin=IKA&destination=IST&date=2026-12-03&origin2=IST&destination2=IKA&date2=2026-12-02',
    ['date2'],
  ],
  [
    'a third leg asked for and left empty',
    'trip=multi&legs=3&origin=IKA&destination=IST&date=2026-12-03&origin2=IST&destination2=DXB&date2=2026-12-04',
    ['origin3', 'destination3', 'date3'],
  ],
]
for (const [says, query, properties] of wrong)
  test(says, () => {
    const { search: found, faults } = searchOf(new URLSearchParams(query))
    assert.equal(found, undefined)
    assert.deepEqual(
      faults.map(({ property }) => property),
      properties,
    )
  })

test('a leg that is wrong is named by its number', () => {
  const { faults } = searchOf(
    new URLSearchParams('trip=multi&origin=IKA&destination=IST&date=2026-12-03&origin2=IST'),
  )
  assert.deepEqual(
    faults.map(({ says }) => says),
    ['مقصد مسیر ۲ را انتخاب کنید.', 'تاریخ مسیر ۲ را انتخاب کنید.'],
  )
})

test('the trip one chose counts, whatever other fields were sent along', () => {
  const sent = 'trip=one-way&origin=THR&destination=MHD&date=2026-12-03&back=&origin2=&cabin='
  assert.deepEqual(searchOf(new URLSearchParams(sent)).faults, [])
  assert.equal(requestIn(new URLSearchParams('trip=round&origin=THR&back=2026-12-09')).back, '2026-12-09')
})

test('a leg taken away by its button is not asked about again', () => {
  const sent =
    'trip=multi&legs=2&origin=IKA&destination=IST&date=2026-12-03&origin2=IST&destination2=IKA&date2=2026-12-05&origin3=&destination3=&date3='
  assert.equal(searchOf(new URLSearchParams(sent)).search?.legs?.length, 2)
})

test('who travels is one adult when the address does not say', () => {
  const { search: found } = searchOf(
    new URLSearchParams('origin=thr&destination=MHD&date=2026-12-03&adults=x'),
  )
  assert.deepEqual([found?.adults, found?.children, found?.infants, found?.origin.code], [1, 0, 0, 'THR'])
})

test('each kind of trip is asked for by its own number, with the days it needs', () => {
  const asked = [oneWay, round, multi].map(availableBody)
  assert.deepEqual(
    asked.map(({ flightType, dates, legs: flown, cabinClass }) => [
      flightType,
      dates,
      flown?.length,
      cabinClass,
    ]),
    [
      [1, ['2026-12-03'], undefined, undefined],
      [2, ['2026-12-03', '2026-12-06'], undefined, 2],
      [3, ['2026-12-03'], 3, undefined],
    ],
  )
})

test('and is known again from what was asked', () => {
  for (const search of [oneWay, round, multi]) assert.deepEqual(searchIn(availableBody(search)), search)
})

test('a day that is none is a day nobody has chosen, wherever the address has it', () => {
  for (const day of ['5', '', '2026-02-30', '0000-00-00', '٪', '+275760-09-13']) {
    const params = new URLSearchParams({ origin: 'THR', destination: 'MHD', date: day, back: day })
    const asked = requestIn(params)
    assert.deepEqual([asked.trip, asked.legs[0]?.date, asked.back], ['round', '', ''])
    assert.deepEqual(
      searchOf(params).faults.map(({ property }) => property),
      ['date', 'back'],
    )
  }
})
