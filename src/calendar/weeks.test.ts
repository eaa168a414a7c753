import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { daysInMonth, fromJalali, jalali } from '#calendar/jalali.ts'
import { monthOf } from '#calendar/months.ts'
import { weekdayName } from '#calendar/names.ts'
import { daysFrom, monthGrid, weekAround, weekOf } from '#calendar/weeks.ts'

const thursday = fromJalali(1405, 9, 12)

test('a week begins on Saturday and ends on Friday', () => {
  assert.deepEqual(weekOf(thursday).map(weekdayName), [
    'شنبه',
    'یکشنبه',
    'دوشنبه',
    'سه‌شنبه',
    'چهارشنبه',
    'پنجشنبه',
    'جمعه',
  ])
  const saturday = fromJalali(1405, 9, 7)
  assert.ok(weekOf(saturday)[0]?.equals(saturday))
  assert.ok(weekOf(saturday.subtract({ days: 1 }))[6]?.equals(saturday.subtract({ days: 1 })))
})

test('the strip has the chosen day in the middle', () => {
  assert.ok(weekAround(thursday)[3]?.equals(thursday))
  assert.equal(weekAround(thursday).length, 7)
  assert.deepEqual(daysFrom(thursday, 2).map(String), ['2026-12-03', '2026-12-04'])
})

test('Azar 1405 begins on a Sunday and takes five rows', () => {
  const grid = monthGrid(monthOf(fromJalali(1405, 9, 1), 'jalali'))
  assert.equal(grid.length, 5)
  assert.equal(grid[0]?.[0], undefined)
  assert.deepEqual(grid[0]?.[1] && jalali(grid[0][1]), { year: 1405, month: 9, day: 1 })
})

test('every month has each of its days once, each under its own weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1300, max: 1500 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const grid = monthGrid(monthOf(fromJalali(year, month, 1), 'jalali'))
      const shown = grid.flat().flatMap((date) => date ?? [])
      assert.deepEqual(
        shown.map((date) => jalali(date).day),
        Array.from({ length: daysInMonth(year, month) }, (_, index) => index + 1),
      )
      for (const row of grid) {
        assert.equal(row.length, 7)
        for (const [column, date] of row.entries())
          if (date) assert.equal(weekOf(date)[column]?.equals(date), true)
        assert.ok(row.some((date) => date !== undefined))
      }
    }),
  )
})
