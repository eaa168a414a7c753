import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import {
  fromToman,
  isRial,
  minus,
  negative,
  percentOf,
  plus,
  rial,
  roundedUp,
  sum,
  times,
  ZERO,
} from '#money/rial.ts'

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(rial)

test('an amount is a whole number of rial, and nothing else', () => {
  assert.equal(rial(28_900_000), 28_900_000)
  for (const wrong of [0.5, NaN, Infinity, 2 ** 53]) assert.throws(() => rial(wrong), RangeError)
  assert.ok(!isRial('100'))
  assert.ok(!isRial(undefined))
})

test('nothing is never negative nothing', () => {
  assert.ok(Object.is(rial(-0), 0))
  assert.ok(Object.is(negative(ZERO), 0))
  assert.ok(Object.is(percentOf(rial(-1), 10), 0))
})

test('a sum too large to be exact is refused rather than rounded', () => {
  const most = rial(Number.MAX_SAFE_INTEGER)
  assert.throws(() => plus(most, rial(1)), RangeError)
  assert.throws(() => times(most, 2), RangeError)
})

test('ten rial make a toman', () => {
  assert.equal(fromToman(2_890_000), 28_900_000)
})

test('three fares of one are one times three', () => {
  const fare = rial(28_900_000)
  assert.equal(times(fare, 3), sum([fare, fare, fare]))
  assert.throws(() => times(fare, 1.5), RangeError)
})

test('what is added can be taken away again', () => {
  fc.assert(fc.property(amounts, amounts, (a, b) => minus(plus(a, b), b) === a))
})

test('a percentage goes to the nearest rial, halves away from zero', () => {
  const table = [
    [100, 10, 10],
    [105, 10, 11],
    [104, 10, 10],
    [-105, 10, -11],
    [28_900_000, 60, 17_340_000],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ] as const
  for (const [whole, percent, share] of table) assert.equal(percentOf(rial(whole), percent), share)
  assert.throws(() => percentOf(rial(100), 2.5), RangeError)
})

test('a penalty and what is left add up to the price', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const penalty = percentOf(price, percent)
      assert.equal(plus(penalty, minus(price, penalty)), price)
      assert.ok(Math.abs(penalty) <= Math.abs(price))
    }),
  )
})

test('fares are rounded up to whole thousands', () => {
  assert.equal(roundedUp(rial(28_900_001), 10_000), 28_910_000)
  assert.equal(roundedUp(rial(28_900_000), 10_000), 28_900_000)
})
