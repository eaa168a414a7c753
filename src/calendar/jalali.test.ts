import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { daysInMonth, fromJalali, isJalaliDay, isLeapYear, jalali } from '#calendar/jalali.ts'

const DAY_MS = 86_400_000
const from1900 = Temporal.PlainDate.from('1900-01-01')
const days = fc.nat(200 * 365).map((count) => from1900.add({ days: count }))

test('today and the turns of the year are what the wall calendar says', () => {
  const table = [
    ['2026-11-21', 1405, 8, 30],
    ['2026-03-21', 1405, 1, 1],
    ['2025-03-20', 1403, 12, 30],
    ['2025-03-21', 1404, 1, 1],
    ['1979-02-11', 1357, 11, 22],
    ['2026-12-21', 1405, 9, 30],
  ] as const
  for (const [iso, year, month, day] of table) {
    const date = Temporal.PlainDate.from(iso)
    assert.deepEqual(jalali(date), { year, month, day })
    assert.ok(fromJalali(year, month, day).equals(date))
  }
})

test('1399, 1403 and 1408 are leap years, those between are not', () => {
  const leap = [1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408].filter(isLeapYear)
  assert.deepEqual(leap, [1399, 1403, 1408])
  assert.equal(daysInMonth(1403, 12), 30)
  assert.equal(daysInMonth(1405, 12), 29)
})

test('a day that does not exist is refused', () => {
  assert.throws(() => fromJalali(1405, 12, 30), RangeError)
  const wrong = [
    [1405, 12, 30],
    [1405, 7, 31],
    [1405, 13, 1],
    [1405, 0, 1],
    [1405, 1, 0],
    [1405, 1, 1.5],
    [NaN, 1, 1],
  ] as const
  for (const [year, month, day] of wrong)
    assert.ok(!isJalaliDay({ year, month, day }), `${year}/${month}/${day}`)
  assert.ok(isJalaliDay({ year: 1403, month: 12, day: 30 }))
})

test('a day comes back from its Jalali name, over two hundred years', () => {
  fc.assert(
    fc.property(days, (date) => {
      const { year, month, day } = jalali(date)
      assert.ok(isJalaliDay({ year, month, day }))
      assert.ok(fromJalali(year, month, day).equals(date))
    }),
  )
})

test('every one of two hundred years agrees with ICU about its first day and its length', () => {
  for (let year = 1279; year <= 1479; year++) {
    const first = fromJalali(year, 1, 1)
    assert.deepEqual(icu(first), [year, 1, 1])
    assert.deepEqual(icu(first.subtract({ days: 1 })), [year - 1, 12, daysInMonth(year - 1, 12)])
  }
})

test('any day of two hundred years agrees with ICU', () => {
  fc.assert(
    fc.property(days, (date) => {
      const { year, month, day } = jalali(date)
      assert.deepEqual(icu(date), [year, month, day])
    }),
    { numRuns: 2000 },
  )
})

const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

function icu(date: Temporal.PlainDate): readonly number[] {
  const parts = persian.formatToParts(Temporal.PlainDate.from('1970-01-01').until(date).days * DAY_MS)
  return ['year', 'month', 'day'].map((type) => Number(parts.find((part) => part.type === type)?.value))
}
