import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial, sum } from '#money/rial.ts'
import { equalShares, shareFault } from '#orders/split.ts'

test('equal shares make the total, in whole toman that differ by one at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 90_000, max: 9e11 }), fc.integer({ min: 1, max: 9 }), (amount, many) => {
      const shares = equalShares(rial(amount), many)
      assert.equal(shares.length, many)
      assert.equal(sum(shares), amount)
      assert.ok(Math.max(...shares) - Math.min(...shares) < 20)
      for (const share of shares.slice(1)) assert.equal(share % 10, 0)
      assert.equal(shareFault(shares, rial(amount)), undefined)
    }),
  )
})

const total = rial(100_000)

test('what is no way to share an amount is said', () => {
  assert.equal(shareFault([], total), 'SHARES_HOW_MANY')
  assert.equal(shareFault(equalShares(rial(200_000), 10), rial(200_000)), 'SHARES_HOW_MANY')
  assert.equal(shareFault([rial(95_000), rial(5000)], total), 'SHARE_TOO_SMALL')
  assert.equal(shareFault([rial(50_000), rial(50_010)], total), 'SHARES_DO_NOT_SUM')
  assert.equal(shareFault([rial(90_000), rial(10_000)], total), undefined)
})
