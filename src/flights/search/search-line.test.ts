import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { AvailableBody, LegRequest } from '#flights/requests.ts'
import { bodyIn, legsOf, lineOf } from '#flights/search/search-line.ts'
import { searchesHere, withoutSearches, withSearch } from '#flights/search/searches-here.ts'

const plain = { noNullPrototype: true } as const
const code = fc.stringMatching(/^[A-Z]{3}$/)
const place = fc.record({ code, kind: fc.constantFrom('CityCode' as const, 'AirportCode' as const) }, plain)
const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => Temporal.PlainDate.from('2026-11-21').add({ days }).toString())
const leg: fc.Arbitrary<LegRequest> = fc.record({ origin: place, destination: place, date: day }, plain)
const party = fc.record(
  {
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 9 }),
    infants: fc.integer({ min: 0, max: 9 }),
  },
  plain,
)
const cabin = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined })

const asked: fc.Arbitrary<AvailableBody> = fc
  .record({
    type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    legs: fc.array(leg, { minLength: 2, maxLength: 6 }),
    party,
    cabin,
  })
  .map(({ type, legs, party, cabin }) => ({
    flightType: type,
    origin: legs[0]?.origin ?? { code: 'THR', kind: 'CityCode' },
    destination: legs[0]?.destination ?? { code: 'MHD', kind: 'CityCode' },
    dates: legs.slice(0, type === 2 ? 2 : 1).map(({ date }) => date),
    ...(type === 3 ? { legs } : {}),
    ...party,
    ...(cabin === undefined ? {} : { cabinClass: cabin }),
  }))

test('a line says all of a search, and reads back as the same', () => {
  fc.assert(fc.property(asked, (one) => assert.deepEqual(bodyIn(lineOf(one)), one)))
})

test('a round trip is two directions, the second one home', () => {
  const there = bodyIn('2:THR-KIH-2026-12-03/KIH-THR-2026-12-06:2.1.0:0')
  assert.ok(there)
  assert.deepEqual(
    legsOf(there).map(({ origin, destination, date }) => [origin.code, destination.code, date]),
    [
      ['THR', 'KIH', '2026-12-03'],
      ['KIH', 'THR', '2026-12-06'],
    ],
  )
})

test('what is no search of ours is not read', () => {
  for (const line of [
    '',
    '1:THR-MHD-2026-02-30:1.0.0:0',
    '2:THR-MHD-2026-12-03:1.0.0:0',
    '4:THR-MHD-2026-12-03:1.0.0:0',
    '1:THR-MHD-2026-12-03:1.0.0:9',
    '1:thr-MHD-2026-12-03:1.0.0:0',
    '1:THR-MHD-2026-12-03<script>:1.0.0:0',
  ])
    assert.equal(bodyIn(line), undefined, line)
})

test('a browser remembers six, the same search once and on top, and forgets on request', () => {
  const on = (date: number) => `1:THR-MHD-2026-12-${String(date).padStart(2, '0')}:1.0.0:0`
  let cookies: string | null = null
  const remember = (date: number) => {
    const search = bodyIn(on(date))
    assert.ok(search)
    cookies = `theme=dark; ${withSearch(cookies, search).split(';')[0]}`
  }
  for (let date = 1; date <= 8; date += 1) remember(date)
  remember(5)
  const lines = () => searchesHere(cookies).map(lineOf)
  assert.deepEqual(lines(), [on(5), on(8), on(7), on(6), on(4), on(3)])
  cookies = withoutSearches(cookies, [on(8)]).split(';')[0] ?? ''
  assert.deepEqual(lines(), [on(5), on(7), on(6), on(4), on(3)])
  assert.match(withoutSearches(cookies), /Max-Age=0/)
})
