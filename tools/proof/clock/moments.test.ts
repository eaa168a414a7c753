import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moments } from './moments.ts'

test('tonight half an hour before midnight, the next Friday, and 29 Esfand of the next leap year', () => {
  const told = moments(Temporal.Instant.from('2026-11-23T20:45:00Z')) // the 24th in Tehran
  assert.deepEqual(told.map(String), [
    '2026-11-24T23:30:00+03:30[Asia/Tehran]',
    '2026-11-27T12:00:00+03:30[Asia/Tehran]',
    '2030-03-19T12:00:00+03:30[Asia/Tehran]',
  ])
})

test('on such a day the one after it is taken', () => {
  const [, friday, esfand] = moments(Temporal.Instant.from('2030-03-19T08:00:00Z'))
  assert.equal(friday?.toPlainDate().toString(), '2030-03-22')
  const { year, month, day, inLeapYear } = esfand?.withCalendar('persian') ?? {}
  assert.deepEqual([year, month, day, inLeapYear], [1412, 12, 29, true])
})
