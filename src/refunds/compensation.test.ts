import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { compensationOf, daysLate } from '#refunds/compensation.ts'

const due = Temporal.Instant.from('2026-12-03T08:30:00Z')

test('a day counts from its first second, and none before the time is over', () => {
  const cases: readonly (readonly [Temporal.DurationLike, number])[] = [
    [{ hours: -1 }, 0],
    [{ seconds: 0 }, 0],
    [{ seconds: 1 }, 1],
    [{ hours: 24 }, 1],
    [{ hours: 24, seconds: 1 }, 2],
    [{ hours: 24 * 30 }, 30],
  ]
  for (const [late, days] of cases) assert.equal(daysLate(due, due.add(late)), days, JSON.stringify(late))
})

test('one percent for each day begun, ten percent at most', () => {
  const paid = (days: number) => compensationOf(rial(16_000_000), days)
  assert.deepEqual([0, 1, 2, 10, 11, 400].map(paid), [0, 160_000, 320_000, 1_600_000, 1_600_000, 1_600_000])
})

test('waiting longer never brings less, and never more than a tenth', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(30), (amount, days) => {
      const owed = compensationOf(rial(amount), days)
      assert.ok(owed <= compensationOf(rial(amount), days + 1))
      assert.ok(owed <= Math.ceil(amount / 10))
    }),
  )
})
