import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdEnd, issueDeadline, mayHoldMore, nextAsking } from '#orders/limits.ts'

const noon = Temporal.Instant.from('2026-12-03T12:00:00Z')

test('a traveller keeps at most three unpaid orders, an address at most six', () => {
  assert.ok(mayHoldMore({ ofOwner: 2, ofAddress: 5 }))
  assert.ok(!mayHoldMore({ ofOwner: 3, ofAddress: 3 }))
  assert.ok(!mayHoldMore({ ofOwner: 0, ofAddress: 6 }))
})

test('seats are kept for 15 minutes', () => {
  assert.equal(holdEnd(noon).toString(), '2026-12-03T12:15:00Z')
})

test('a product that wants to be asked later is asked then, but at the deadline at the latest', () => {
  const deadline = issueDeadline(noon)
  assert.equal(nextAsking(noon, 20, deadline)?.toString(), '2026-12-03T12:00:20Z')
  assert.equal(nextAsking(noon, 3600, deadline)?.toString(), deadline.toString())
  assert.equal(nextAsking(noon, 0, deadline)?.toString(), '2026-12-03T12:00:01Z')
})

test('once 15 minutes have passed since the payment it is not asked again', () => {
  const deadline = issueDeadline(noon)
  assert.equal(nextAsking(deadline, 20, deadline), undefined)
  assert.equal(nextAsking(deadline.add({ seconds: 1 }), 20, deadline), undefined)
})
