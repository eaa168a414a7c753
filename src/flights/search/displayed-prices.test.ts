import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { DayPrice } from '#flights/search/day-prices.ts'
import { histogram } from '#flights/search/histogram.ts'
import { weekPrices } from '#flights/search/week-prices.ts'

test('every price or duration stands in one bar, and the bars run from the lowest to the highest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 60, max: 90_000_000 }), { minLength: 1 }), (values) => {
      const bars = histogram(values)
      assert.equal(
        bars.reduce((sum, { count }) => sum + count, 0),
        values.length,
      )
      assert.equal(bars[0]?.from, Math.min(...values))
      assert.equal(bars.at(-1)?.to, Math.max(...values))
    }),
  )
})

test('no tickets, no bars; one price, one bar', () => {
  assert.deepEqual(histogram([]), [])
  assert.deepEqual(histogram([90, 90]), [{ from: 90, to: 90, count: 2 }])
})

const day = (date: string, lowest: number | null, highest = lowest): DayPrice => ({
  date,
  lowest,
  highest,
  isSoldOut: false,
  pricedAt: '2026-11-21T06:00:00Z',
})
const week = [
  day('2026-12-01', 200, 300),
  day('2026-12-02', null),
  day('2026-12-03', 100, 500),
  { ...day('2026-12-04', 50, 60), isSoldOut: true },
  day('2026-12-05', 400, 400),
]

test('the week knows its cheapest and dearest day; sold-out days count for neither', () => {
  const { days, cheapest, dearest } = weekPrices(week, '2026-12-03')
  assert.equal(cheapest?.date, '2026-12-03')
  assert.equal(dearest?.date, '2026-12-03')
  assert.deepEqual(
    days.map(({ segment }) => segment),
    [{ from: 0.25, to: 0.5 }, undefined, { from: 0, to: 1 }, undefined, { from: 0.75, to: 0.75 }],
  )
  assert.deepEqual(
    days.filter(({ isChosen }) => isChosen).map(({ date }) => date),
    ['2026-12-03'],
  )
})

test('a week whose highest prices nobody knows has a cheapest day and no dearest', () => {
  const { cheapest, dearest } = weekPrices([day('2026-12-02', 200, null), day('2026-12-03', 100, 500)], '')
  assert.equal(cheapest?.date, '2026-12-03')
  assert.equal(dearest, undefined)
})

test('a week nobody flies in has neither', () => {
  assert.deepEqual(weekPrices([day('2026-12-02', null)], '2026-12-02').cheapest, undefined)
})
