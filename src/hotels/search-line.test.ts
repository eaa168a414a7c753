import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { lineOf, searchOn } from '#hotels/search-line.ts'
import { hotelSearchesHere, withHotelSearch, withoutHotelSearches } from '#hotels/searches-here.ts'

const room = fc.record(
  {
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
  },
  { noNullPrototype: true },
)

test('a search and its line are the same thing', () => {
  fc.assert(
    fc.property(
      fc.array(room, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 30 }),
      (rooms, nights) => {
        const checkIn = Temporal.PlainDate.from('2026-12-03')
        const line = lineOf({ cityCode: 'KIH', checkIn, checkOut: checkIn.add({ days: nights }), rooms })
        const search = searchOn(line) ?? assert.fail(line)
        assert.equal(lineOf(search), line)
        assert.deepEqual(search.rooms, rooms)
      },
    ),
  )
})

test('what a browser sends that is no search of ours is none', () => {
  for (const line of [
    '',
    'KIH:2026-12-03:2026-12-06',
    'kih:2026-12-03:2026-12-06:2',
    'KIH:2026-12-06:2026-12-06:2',
    'KIH:2026-02-30:2026-03-06:2',
    'KIH:2026-12-03:2026-12-06:0',
    'KIH:2026-12-03:2026-12-06:2.13',
    'KIH:2026-12-03:2026-12-06:1-1-1-1-1-1-1',
    'KIH:2026-12-03:2026-12-06:2:<script>',
  ])
    assert.equal(searchOn(line), undefined, line)
})

test('a browser remembers six stays, the same once and on top, and forgets on request', () => {
  const on = (day: number) => `KIH:2026-12-0${day}:2026-12-10:2`
  let cookies: string | null = null
  for (const day of [1, 2, 3, 4, 5, 6, 7, 3]) {
    const search = searchOn(on(day)) ?? assert.fail()
    cookies = `theme=dark; searches=x; ${withHotelSearch(cookies, search).split(';')[0]}`
  }
  const lines = () => hotelSearchesHere(cookies).map(lineOf)
  assert.deepEqual(lines(), [on(3), on(7), on(6), on(5), on(4), on(2)])
  cookies = withoutHotelSearches(cookies, [on(7)]).split(';')[0] ?? ''
  assert.deepEqual(lines(), [on(3), on(6), on(5), on(4), on(2)])
  assert.match(withoutHotelSearches(cookies), /Max-Age=0/)
})
