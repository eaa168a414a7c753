import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { daysOfMonth, monthIn, monthOf, monthsLater, monthText } from '#calendar/jalali-month.ts'

test('a month is read from an address, and nothing else is', () => {
  assert.deepEqual(monthIn('1405-09'), { year: 1405, month: 9 })
  for (const wrong of ['1405-13', '1405-9', '2026-11', '', '1405-00']) assert.equal(monthIn(wrong), undefined)
})

test('Esfand of a leap year ends with its thirtieth day', () => {
  const [first, next] = daysOfMonth({ year: 1403, month: 12 })
  assert.equal(first.until(next).days, 30)
})

test('months follow each other without a day between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1400, max: 1500 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const one = { year, month }
      const [first, next] = daysOfMonth(one)
      assert.deepEqual(monthOf(first), one)
      assert.deepEqual(monthOf(next.subtract({ days: 1 })), one)
      assert.deepEqual(monthOf(next), monthsLater(one, 1))
      assert.deepEqual(monthsLater(monthsLater(one, 1), -1), one)
      assert.deepEqual(monthIn(monthText(one)), one)
    }),
  )
})
