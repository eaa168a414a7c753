import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateFromForm } from '#calendar/form-date.ts'
import { dayInField, dayLike } from '#desk/day-in-field.ts'

test('a day stands in its field as its example is written, and is read as the same day', () => {
  const day = Temporal.PlainDate.from('2026-12-01')
  assert.equal(dayInField(day), dayLike)
  assert.ok(dateFromForm(dayInField(day))?.equals(day))
})
