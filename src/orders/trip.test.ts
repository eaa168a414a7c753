import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { minus, rial, sum } from '#money/rial.ts'
import { leastAtGateway, walletShare } from '#orders/money-parts.ts'
import { spread, tripLimits } from '#orders/trip.ts'

const toman = (least: number) =>
  fc.integer({ min: least, max: 100_000_000 }).map((amount) => rial(amount * 10))

test('what a wallet pays of a trip is divided to the rial, and every order leaves a gateway something', () => {
  const amounts = fc.array(toman(leastAtGateway / 10), { minLength: 1, maxLength: tripLimits.ever })
  fc.assert(
    fc.property(amounts, toman(0), (amounts, balance) => {
      const { part, rest } = walletShare(sum(amounts), balance)
      if (rest === 0) return
      const shares = spread(part, amounts)
      assert.equal(sum(shares), part)
      const left = amounts.map((amount, turn) => minus(amount, shares[turn] ?? rial(0)))
      assert.equal(sum(left), rest)
      assert.ok(left.every((one) => one > 0) && shares.every((one) => one >= 0))
    }),
  )
})

test('a part that leaves nothing for a gateway is divided among nobody', () => {
  assert.throws(() => spread(rial(40_000), [rial(20_000), rial(20_000)]), /leaves nothing/)
})
