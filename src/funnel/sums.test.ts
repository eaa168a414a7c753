import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type FunnelRow, noCounts, steps } from './steps.ts'
import { partOfBefore, sumsBy, sumsByDay, together } from './sums.ts'

const first = Temporal.PlainDate.from('2026-03-19')
const span = { from: first, until: first.add({ days: 3 }) }
const count = fc.integer({ min: 0, max: 1_000_000 })
const rows = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 3 }).map((days) => first.add({ days })),
    product: fc.constantFrom('a', 'b'),
    source: fc.constantFrom('', 'safarbin'),
    searched: count,
    chosen: count,
    held: count,
    paid: count,
    issued: count,
  }),
)

test('days, products and sources make the same sum, and no day is left out', () => {
  fc.assert(
    fc.property(rows, (each: readonly FunnelRow[]) => {
      const whole = together(each)
      const byDay = sumsByDay(each, span)
      assert.equal(byDay.length, 4)
      assert.deepEqual(together(byDay), whole)
      for (const nameOf of [(row: FunnelRow) => row.product, (row: FunnelRow) => row.source])
        assert.deepEqual(together(sumsBy(each, nameOf).map(([, sums]) => sums)), whole)
    }),
  )
})

test('a part is of the step before, and is not told of nothing', () => {
  const counts = { searched: 400, chosen: 100, held: 25, paid: 25, issued: 0 }
  assert.deepEqual(
    steps.map((_, place) => partOfBefore(counts, place)),
    [undefined, 25, 25, 100, 0],
  )
  assert.equal(partOfBefore({ ...noCounts, held: 3 }, 2), undefined)
})
