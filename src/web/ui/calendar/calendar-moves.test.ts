import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromJalali } from '#calendar/jalali.ts'
import { movedBy, waitAtMost } from '#web/ui/calendar/calendar-moves.ts'

const open = [fromJalali(1405, 8, 30), fromJalali(1406, 8, 29)] as const
const by = { open, kind: 'jalali' } as const
const twelfth = fromJalali(1405, 9, 12) // a Thursday

test('time runs to the left: the left arrow is tomorrow, the right arrow yesterday', () => {
  assert.equal(movedBy('ArrowLeft', twelfth, by)?.toString(), fromJalali(1405, 9, 13).toString())
  assert.equal(movedBy('ArrowRight', twelfth, by)?.toString(), fromJalali(1405, 9, 11).toString())
})

test('down and up are a week, Home and End the ends of a week that begins on Saturday', () => {
  assert.equal(movedBy('ArrowDown', twelfth, by)?.toString(), fromJalali(1405, 9, 19).toString())
  assert.equal(movedBy('ArrowUp', twelfth, by)?.toString(), fromJalali(1405, 9, 5).toString())
  assert.equal(movedBy('Home', twelfth, by)?.toString(), fromJalali(1405, 9, 7).toString())
  assert.equal(movedBy('End', twelfth, by)?.toString(), fromJalali(1405, 9, 13).toString())
})

test('a page is a Jalali month, whose last day gives way to a shorter month', () => {
  assert.equal(movedBy('PageDown', twelfth, by)?.toString(), fromJalali(1405, 10, 12).toString())
  const lastOfShahrivar = fromJalali(1406, 6, 31)
  assert.equal(movedBy('PageDown', lastOfShahrivar, by)?.toString(), fromJalali(1406, 7, 30).toString())
})

test('nobody leaves the days that may be chosen', () => {
  assert.equal(movedBy('ArrowUp', open[0], by), open[0])
  assert.equal(movedBy('PageDown', open[1], by), open[1])
  assert.equal(movedBy('Tab', twelfth, by), undefined)
})

test('a page is a Gregorian month for who counts so', () => {
  const gregorian = { open, kind: 'gregorian' } as const
  assert.equal(movedBy('PageDown', twelfth, gregorian)?.toString(), '2027-01-03')
  assert.equal(movedBy('PageUp', Temporal.PlainDate.from('2027-03-31'), gregorian)?.toString(), '2027-02-28')
})

test('a day chosen long ago leaves the focus on a day that is still shown', () => {
  assert.equal(waitAtMost(open, fromJalali(1405, 6, 1)), open[0])
  assert.equal(waitAtMost(open, twelfth), twelfth)
})
