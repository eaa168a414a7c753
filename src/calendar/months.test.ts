import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromJalali } from '#calendar/jalali.ts'
import { byMonths, monthOf, monthsBetween } from '#calendar/months.ts'

const day = Temporal.PlainDate.from('2026-12-03') // 12 Azar 1405

test('a day lies in a month of each calendar', () => {
  const jalali = monthOf(day, 'jalali')
  assert.deepEqual([jalali.year, jalali.month, jalali.days], [1405, 9, 30])
  assert.equal(jalali.first.toString(), fromJalali(1405, 9, 1).toString())
  const gregorian = monthOf(day, 'gregorian')
  assert.deepEqual([gregorian.year, gregorian.month, gregorian.days], [2026, 12, 31])
  assert.equal(gregorian.first.toString(), '2026-12-01')
})

test('the months from one day to another cross the new year of either calendar', () => {
  const named = (kind: 'jalali' | 'gregorian', from: Temporal.PlainDate, to: Temporal.PlainDate) =>
    monthsBetween(from, to, kind).map(({ year, month }) => `${year}/${month}`)
  assert.deepEqual(named('jalali', fromJalali(1405, 11, 20), fromJalali(1406, 2, 1)), [
    '1405/11',
    '1405/12',
    '1406/1',
    '1406/2',
  ])
  assert.deepEqual(named('gregorian', day, day.add({ days: 60 })), ['2026/12', '2027/1', '2027/2'])
  assert.deepEqual(named('gregorian', day, day), ['2026/12'])
})

test('the last day of a month gives way to a shorter one', () => {
  assert.equal(byMonths(Temporal.PlainDate.from('2027-01-31'), 1, 'gregorian').toString(), '2027-02-28')
  assert.equal(byMonths(fromJalali(1406, 6, 31), 1, 'jalali').toString(), fromJalali(1406, 7, 30).toString())
})
