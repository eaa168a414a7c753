import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { bodyIn, legsOf } from '#flights/search/search-line.ts'
import { flightView } from '#storefront/flight-view.ts'
import { recentsOf } from '#storefront/recents.ts'
import { destinationOf, isPast, redated } from '#storefront/remembered-searches.ts'

const today = Temporal.PlainDate.from('2026-11-21')

function search(line: string) {
  return bodyIn(line) ?? assert.fail(line)
}

for (const [line, past, days] of [
  ['1:THR-MHD-2026-11-21:1.0.0:0', false, ['2026-11-21']],
  ['1:THR-MHD-2026-11-20:1.0.0:0', true, ['2026-11-27']],
  ['1:THR-MHD-2026-11-14:1.0.0:0', true, ['2026-11-21']],
  ['2:THR-MHD-2026-11-19/MHD-THR-2026-11-23:1.0.0:2', true, ['2026-11-26', '2026-11-30']],
  [
    '3:THR-IST-2026-11-01/IST-LON-2026-11-04/LON-THR-2026-12-01:1.0.0:0',
    true,
    ['2026-11-22', '2026-11-25', '2026-12-22'],
  ],
] as const)
  test(`${line} leads to ${days.join(', ')}`, () => {
    const asked = search(line)
    assert.equal(isPast(asked, today), past)
    assert.deepEqual(
      legsOf(redated(asked, today)).map(({ date }) => date),
      days,
    )
    assert.equal(redated(asked, today).cabinClass, asked.cabinClass)
  })

test('a search leads to the same weekday, within a week of today or on its own day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 300 }), (days) => {
      const date = today.add({ days })
      const next = Temporal.PlainDate.from(
        redated(search(`1:THR-MHD-${date.toString()}:1.0.0:0`), today).dates[0] ?? '',
      )
      assert.equal(next.dayOfWeek, date.dayOfWeek)
      if (days >= 0) assert.ok(next.equals(date))
      else assert.ok(today.until(next).days >= 0 && today.until(next).days < 7)
    }),
  )
})

test('a journey is about where it goes: out, or of many directions to the last', () => {
  assert.equal(destinationOf(search('2:THR-KIH-2026-12-03/KIH-THR-2026-12-06:1.0.0:0')).code, 'KIH')
  assert.equal(destinationOf(search('3:THR-IST-2026-12-03/IST-LON-2026-12-06:1.0.0:0')).code, 'LON')
})

test('the same way on several days is one journey with its latest search; another trip type is another', () => {
  const lines = [
    '1:THR-MHD-2026-12-05:2.0.0:0',
    '1:THR-KIH-2026-12-03:1.0.0:0',
    '1:THR-MHD-2026-12-03:1.0.0:0',
    '2:THR-MHD-2026-12-03/MHD-THR-2026-12-06:1.0.0:0',
  ]
  const recents = recentsOf(lines.map((line) => ({ id: line, ...flightView(search(line), today) })))
  assert.deepEqual(
    recents.map(({ ids, adults }) => [ids, adults]),
    [
      [[lines[0], lines[2]], 2],
      [[lines[1]], 1],
      [[lines[3]], 1],
    ],
  )
})
