import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerBy } from '#flights/corrections/answer-by.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const answered = (hours: number) => answerBy(now, now.add({ hours }))?.toString()

test('the desk answers within a day, four hours before the flight, or does not promise to', () => {
  assert.equal(answered(72), '2026-11-22T08:00:00Z')
  assert.equal(answered(28), '2026-11-22T08:00:00Z')
  assert.equal(answered(10), '2026-11-21T14:00:00Z')
  assert.equal(answered(5), '2026-11-21T09:00:00Z')
  assert.equal(answered(4), undefined)
})
