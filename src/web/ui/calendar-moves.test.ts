import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromJalali } from '#calendar/jalali.ts'
import { monthsBetween, movedBy } from '#web/ui/calendar-moves.ts'

const open = [fromJalali(1405, 8, 30), fromJalali(1406, 8, 29)] as const
const twelfth = fromJalali(1405, 9, 12) // a Thursday

test('time runs to the left: the left arrow is tomorrow, the right arrow yesterday', () => {
  assert.equal(movedBy('ArrowLeft', twelfth, open)?.toString(), fromJalali(1405, 9, 13).toString())
  assert.equal(movedBy('ArrowRight', twelfth, open)?.toString(), fromJalali(1405, 9, 11).toString())
})

test('down and up are a week, Home and End the ends of a week that begins on Saturday', () => {
  assert.equal(movedBy('ArrowDown', twelfth, open)?.toString(), fromJalali(1405, 9, 19).toString())
  assert.equal(movedBy('ArrowUp', twelfth, open)?.toString(), fromJalali(1405, 9, 5).toString())
  assert.equal(movedBy('Home', twelfth, open)?.toString(), fromJalali(1405, 9, 7).toString())
  assert.equal(movedBy('End', twelfth, open)?.toString(), fromJalali(1405, 9, 13).toString())
})

test('a page is a Jalali month, whose last day gives way to a shorter month', () => {
  assert.equal(movedBy('PageDown', twelfth, open)?.toString(), fromJalali(1405, 10, 12).toString())
  const lastOfShahrivar = fromJalali(1406, 6, 31)
  assert.equal(movedBy('PageDown', lastOfShahrivar, open)?.toString(), fromJalali(1406, 7, 30).toString())
})

test('nobody leaves the days that may be chosen', () => {
  assert.equal(movedBy('ArrowUp', open[0], open), open[0])
  assert.equal(movedBy('PageDown', open[1], open), open[1])
  assert.equal(movedBy('Tab', twelfth, open), undefined)
})

test('the months from one day to another cross the new year', () => {
  const months = monthsBetween(fromJalali(1405, 11, 20), fromJalali(1406, 2, 1))
  assert.deepEqual(
    months.map(({ year, month }) => `${year}/${month}`),
    ['1405/11', '1405/12', '1406/1', '1406/2'],
  )
})
