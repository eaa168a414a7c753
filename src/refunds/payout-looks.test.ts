import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextLook } from '#refunds/payout-looks.ts'

const madeAt = Temporal.Instant.from('2026-12-03T08:00:00Z')

test('a payout is looked at soon, then ever more seldom, and after a week no more', () => {
  const wait = (after: Temporal.DurationLike) => {
    const now = madeAt.add(after)
    const next = nextLook(madeAt, now)
    return next && now.until(next).total('seconds')
  }
  assert.deepEqual([{ seconds: 0 }, { minutes: 4 }, { hours: 8 }, { hours: 72 }, { hours: 168 }].map(wait), [
    10,
    60,
    7200,
    21_600,
    undefined,
  ])
})

test('within a week it is looked at fewer than a hundred times', () => {
  let [now, times]: [Temporal.Instant | undefined, number] = [madeAt, 0]
  for (; now !== undefined; times++) now = nextLook(madeAt, now)
  assert.ok(times > 40 && times < 100, String(times))
})
