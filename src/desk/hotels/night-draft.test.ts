import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  changesOf,
  copied,
  type Draft,
  type Grid,
  type Range,
  rowsOf,
  valueAt,
  withFilled,
  withoutRange,
  withPasted,
  withSetting,
} from '#desk/hotels/night-draft.ts'

const facts = { price: 34_500_000, allotment: 12, minStay: 1, isClosed: 0 }
const rows = rowsOf(['kih.double', 'kih.suite'])
const nights = Array.from({ length: 14 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`)
const grid: Grid = {
  rows,
  nights,
  stored: (row, night) =>
    nights.includes(night)
      ? facts[row.fact] + (row.fact === 'price' ? nights.indexOf(night) * 10_000 : 0)
      : undefined,
}
const empty: Draft = new Map()
const price = 1
const range = (row: number, first: number, last: number): Range => ({
  from: { row, column: first },
  to: { row, column: last },
})
const anyPlace = fc.record({ row: fc.nat(rows.length - 1), column: fc.nat(nights.length - 1) })
const anyRange = fc.record({ from: anyPlace, to: anyPlace })

test('a price is set over nights, by percent and by amount, to whole thousands of toman', () => {
  const set = withSetting({ grid, draft: empty }, range(price, 2, 4), { how: 'value', value: 58_500_000 })
  assert.deepEqual(
    changesOf(set).map(({ night, was, becomes }) => [night, was, becomes]),
    [
      ['2026-12-03', 34_520_000, 58_500_000],
      ['2026-12-04', 34_530_000, 58_500_000],
      ['2026-12-05', 34_540_000, 58_500_000],
    ],
  )
  const more = withSetting({ grid, draft: set }, range(price, 4, 5), { how: 'percent', by: 10 })
  assert.equal(valueAt(grid, more, { row: price, column: 4 }), 64_350_000)
  assert.equal(valueAt(grid, more, { row: price, column: 5 }), 38_010_000)
  const less = withSetting({ grid, draft: empty }, range(price, 0, 0), { how: 'more', by: -500_000 })
  assert.equal(valueAt(grid, less, { row: price, column: 0 }), 34_000_000)
})

test('rows of another kind inside the range stay as they are, and what cannot stand there too', () => {
  const over = { from: { row: 0, column: 0 }, to: { row: 7, column: 0 } }
  const set = withSetting({ grid, draft: empty }, over, { how: 'value', value: 5 })
  assert.deepEqual(
    changesOf(set).map(({ roomTypeId, fact }) => [roomTypeId, fact]),
    [
      ['kih.double', 'allotment'],
      ['kih.suite', 'allotment'],
    ],
  )
  assert.equal(withSetting({ grid, draft: empty }, range(0, 0, 3), { how: 'value', value: -1 }).size, 0)
  assert.equal(withSetting({ grid, draft: empty }, range(price, 0, 3), { how: 'percent', by: -100 }).size, 0)
})

test('what is filled repeats what stands in the first range', () => {
  const two = withSetting({ grid, draft: empty }, range(price, 0, 0), { how: 'value', value: 50_000_000 })
  const filled = withFilled({ grid, draft: two }, range(price, 0, 1), range(price, 0, 5))
  assert.deepEqual(
    [2, 3, 4, 5].map((column) => valueAt(grid, filled, { row: price, column })),
    [50_000_000, 34_510_000, 50_000_000, 34_510_000],
  )
})

test('cells of a spreadsheet are pasted in Persian or Latin digits, and those that are none are counted', () => {
  const { draft, wrong } = withPasted(
    { grid, draft: empty },
    range(price, 0, 0),
    '۳٬۹۰۰\t4,100\tخوب\n2\t۳\nبسته\tباز\n',
  )
  assert.equal(wrong, 1)
  assert.deepEqual(
    changesOf(draft).map(({ fact, night, becomes }) => `${night.slice(-2)} ${fact} ${becomes}`),
    ['01 price 39000000', '01 minStay 2', '01 isClosed 1', '02 price 41000000', '02 minStay 3'],
  )
  const whole = withPasted({ grid, draft: empty }, range(price, 3, 6), '5000')
  assert.equal(whole.draft.size, 4)
})

test('what is copied and pasted in the same place changes nothing, and what is taken back leaves nothing', () => {
  fc.assert(
    fc.property(anyRange, anyRange, fc.integer({ min: -50, max: 200 }), (over, back, by) => {
      const draft = withSetting(
        { grid, draft: empty },
        { ...over, from: { ...over.from, row: price } },
        { how: 'percent', by },
      )
      assert.deepEqual(withPasted({ grid, draft }, back, copied(grid, draft, back)), { draft, wrong: 0 })
      const all = { from: { row: 0, column: 0 }, to: { row: rows.length - 1, column: nights.length - 1 } }
      assert.equal(withoutRange(grid, draft, all).size, 0)
      assert.ok(changesOf(draft).every(({ was, becomes }) => was !== becomes))
    }),
  )
})
