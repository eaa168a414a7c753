import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { penaltyPercent } from '#flights/supplier/penalty-percent.ts'
import { rial } from '#money/rial.ts'
import { penaltyOf } from '#penalties/penalty.ts'

const of = (base: number, total: number, refund: number) =>
  penaltyPercent({ base: rial(base), total: rial(total), refund: rial(refund) })

test('what is kept is a percent of the base fare, and all where less than the taxes comes back', () => {
  assert.equal(of(1_000_000, 1_200_000, 1_200_000), 0)
  assert.equal(of(1_000_000, 1_200_000, 1_000_000), 20)
  assert.equal(of(1_000_000, 1_200_000, 999_999), 21)
  assert.equal(of(1_000_000, 1_200_000, 100_000), 100)
  assert.equal(of(1_000_000, 1_200_000, 0), 100)
  assert.equal(of(0, 200_000, 100_000), 100)
  assert.equal(of(0, 200_000, 200_000), 0)
})

test('whatever a supplier gives back, the house never promises more', () => {
  const amount = fc.integer({ min: 1, max: 9_000_000_000 })
  fc.assert(
    fc.property(
      amount,
      fc.nat(500_000_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (base, taxes, share) => {
        const total = base + taxes
        const refund = Math.floor(total * share)
        const percent = of(base, total, refund)
        const kept = penaltyOf([{ count: 1, baseFare: rial(base), totalPrice: rial(total) }], percent)
        assert.ok(total - kept <= refund)
      },
    ),
  )
})
