import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { latencyBounds, noLatencies, percentile, withLatency } from '#suppliers/latency.ts'

const of = (...all: readonly number[]) => all.reduce(withLatency, noLatencies)

test('a percentile is the bound that so many calls did not pass', () => {
  assert.equal(percentile(noLatencies, 50), null)
  assert.equal(percentile(of(40, 60, 3000), 50), 100)
  assert.equal(percentile(of(40, 60, 3000), 95), 3000)
  assert.equal(percentile(of(90_000), 50), null)
})

test('whatever was measured, at least that share of it is not slower than its percentile', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(60_000), { minLength: 1 }),
      fc.integer({ min: 1, max: 100 }),
      (all, percent) => {
        const bound = percentile(of(...all), percent) ?? Number.POSITIVE_INFINITY
        const within = all.filter((ms) => ms <= bound).length
        assert.ok(within * 100 >= all.length * percent)
        const before = latencyBounds.findLast((one) => one < bound) ?? 0
        assert.ok(all.filter((ms) => ms <= before).length * 100 < all.length * percent || before === 0)
      },
    ),
  )
})
