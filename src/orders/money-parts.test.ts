import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { leastAtGateway, walletShare } from '#orders/money-parts.ts'

test('a wallet pays what it can, all of it if it can, and leaves a gateway no crumbs', () => {
  const table = [
    [100_000, 0, 0, 100_000],
    [100_000, 40_000, 40_000, 60_000],
    [100_000, 90_000, 90_000, 10_000],
    [100_000, 90_001, 90_000, 10_000],
    [100_000, 40_009, 40_000, 60_000],
    [100_000, 99_999, 90_000, 10_000],
    [100_000, 100_000, 100_000, 0],
    [100_000, 500_000, 100_000, 0],
    [5_000, 4_000, 0, 5_000],
  ] as const
  for (const [amount, balance, part, rest] of table)
    assert.deepEqual(walletShare(rial(amount), rial(balance)), { part, rest }, `${amount} of ${balance}`)
})

test('wallet and gateway together are the amount, to the rial', () => {
  const amounts = fc.integer({ min: 1, max: 1e11 }).map(rial)
  const balances = fc.integer({ min: 0, max: 1e11 }).map(rial)
  fc.assert(
    fc.property(amounts, balances, (amount, balance) => {
      const { part, rest } = walletShare(amount, balance)
      assert.equal(part + rest, amount)
      assert.ok(part >= 0 && part <= balance && rest >= 0)
      assert.ok(rest === 0 || part === 0 || rest >= leastAtGateway)
    }),
  )
})
