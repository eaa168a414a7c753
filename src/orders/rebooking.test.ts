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

test('crumbs: what is worth less than a toman pays nothing, and less to pay than a gateway takes is made up for', () => {
  for (const [total, worth, credit, toPay, back] of [
    [12_000_000, 0, 0, 12_000_000, 0],
    [12_000_000, 1, 0, 12_000_000, 1],
    [12_000_000, 9, 0, 12_000_000, 9],
    [12_000_000, 10, 10, 11_999_990, 0],
    [12_000_000, 19, 10, 11_999_990, 9],
    [12_000_000, 11_999_999, 11_990_000, 10_000, 9_999],
    [12_000_000, 11_999_991, 11_990_000, 10_000, 9_991],
    [12_000_001, 12_000_000, 11_990_000, 10_001, 10_000],
    [12_000_009, 12_000_000, 11_990_000, 10_009, 10_000],
    [12_000_000, 12_000_001, 12_000_000, 0, 1],
    [12_000_000, 12_000_009, 12_000_000, 0, 9],
  ] as const)
    assert.deepEqual(differenceOf(rial(total), rial(worth)), { credit, toPay, back }, `${total} for ${worth}`)
})

test('a difference smaller than a gateway takes is one that it takes, and the rest comes back', () => {
  const { toPay, back } = differenceOf(rial(10_005_000), rial(10_000_000))
  assert.deepEqual([toPay, back], [leastAtGateway, minus(leastAtGateway, rial(5_000))])
})
