import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { minus, plus, rial } from '#money/rial.ts'
import { leastAtGateway } from '#orders/money-parts.ts'
import { differenceOf } from '#orders/rebooking.ts'

const amount = fc.integer({ min: 1, max: 1e10 }).map(rial)

test('nothing of either price is lost, and what is left to pay is nothing or what a gateway takes', () => {
  fc.assert(
    fc.property(amount, amount, (total, worth) => {
      const { credit, toPay, back } = differenceOf(total, worth)
      assert.deepEqual([plus(credit, toPay), plus(credit, back)], [total, worth])
      assert.ok(credit >= 0 && back >= 0)
      assert.ok(toPay === 0 || toPay >= Math.min(leastAtGateway, total))
    }),
  )
})

test('a dearer flight costs the difference, a cheaper one brings it back', () => {
  assert.deepEqual(differenceOf(rial(12_000_000), rial(10_000_000)), {
    credit: 10_000_000,
    toPay: 2_000_000,
    back: 0,
  })
  assert.deepEqual(differenceOf(rial(9_000_000), rial(10_000_000)), {
    credit: 9_000_000,
    toPay: 0,
    back: 1_000_000,
  })
  assert.deepEqual(differenceOf(rial(10_000_000), rial(10_000_000)), {
    credit: 10_000_000,
    toPay: 0,
    back: 0,
  })
})

test('a difference smaller than a gateway takes is one that it takes, and the rest comes back', () => {
  const { toPay, back } = differenceOf(rial(10_005_000), rial(10_000_000))
  assert.deepEqual([toPay, back], [leastAtGateway, minus(leastAtGateway, rial(5_000))])
})
