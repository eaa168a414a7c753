import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueDay, isOverdue } from '#agencies/due.ts'

const at = (text: string) => Temporal.Instant.from(text)

test('what was bought at 23:30 in Tehran counts from that day, and is due until midnight of its last', () => {
  const oldest = at('2026-11-01T23:30:00+03:30')
  assert.equal(dueDay(oldest, 7).toString(), '2026-11-08')
  const late = (now: string) => isOverdue(oldest, { days: 7, now: at(now) })
  assert.equal(late('2026-11-08T23:59:59+03:30'), false)
  assert.equal(late('2026-11-09T00:00:00+03:30'), true)
})

test('who owes nothing is never late', () => {
  assert.equal(isOverdue(undefined, { days: 1, now: at('2030-01-01T00:00:00Z') }), false)
})
