import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { percentOf, rial } from '#money/rial.ts'
import { penaltyOf, stepAmounts } from '#penalties/penalty.ts'
import { protectionLeft, retainedOf } from '#penalties/protection.ts'

const protection = { price: rial(700_000), percent: 80, most: rial(50_000_000) }

test('four fifths of a penalty are covered, to whole toman, and its price is kept beside the rest', () => {
  assert.deepEqual(retainedOf(rial(6_000_000), 30, protection), { kept: 1_900_000, covered: 4_800_000 })
  assert.equal(retainedOf(rial(33_333), 30, protection).covered, 26_660)
})

test('no more than the most is covered, and nothing once all of the ticket is kept', () => {
  assert.equal(retainedOf(rial(100_000_000), 60, protection).covered, 50_000_000)
  assert.deepEqual(retainedOf(rial(22_000_000), 100, protection), { kept: 22_700_000, covered: 0 })
})

test('without it all of a penalty is kept', () => {
  assert.deepEqual(retainedOf(rial(6_000_000), 30, undefined), { kept: 6_000_000, covered: 0 })
})

test('for a ticket in its place is left what it could have borne of its fare, less what it bore', () => {
  const base = rial(20_000_000)
  const left = protectionLeft(protection, { base, covered: rial(4_800_000) })
  assert.deepEqual(left, { price: 0, percent: 80, most: 11_200_000 })
  assert.equal(protectionLeft(protection, { base: rial(900_000_000), covered: rial(0) })?.most, 50_000_000)
  assert.equal(protectionLeft(protection, { base, covered: rial(16_000_000) }), undefined)
})

test('over any number of other days one price bears no more than it was sold to bear', () => {
  const days = fc.array(
    fc.record({ base: fc.integer({ min: 10, max: 1e9 }), percent: fc.integer({ min: 0, max: 100 }) }),
  )
  fc.assert(
    fc.property(days, ([first, ...others]) => {
      if (first === undefined) return
      let held: typeof protection | undefined = { ...protection }
      let borne = 0
      for (const { base, percent } of [first, ...others]) {
        const penalty = percentOf(rial(base), percent)
        const { covered } = retainedOf(penalty, percent, held)
        borne += covered
        held = held && protectionLeft(held, { base: rial(base), covered })
      }
      assert.ok(borne <= Math.min(protection.most, percentOf(rial(first.base), protection.percent)))
    }),
  )
})

const money = (min: number, max: number) => fc.integer({ min, max }).map(rial)

test('with it never less comes back than without, never more than was paid, and the parts make what was paid', () => {
  const anything = fc.record({
    baseFare: money(1, 1e9),
    taxes: money(0, 1e8),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    percent: fc.integer({ min: 0, max: 100 }),
    bought: fc.record({
      price: money(10, 1e8),
      percent: fc.integer({ min: 1, max: 100 }),
      most: money(10, 1e9),
    }),
  })
  fc.assert(
    fc.property(anything, ({ baseFare, taxes, discountPercent, percent, bought }) => {
      const totalPrice = rial(baseFare + taxes)
      const discount = rial(Math.floor((totalPrice * discountPercent) / 100))
      const bare = { count: 1, baseFare, totalPrice, discount }
      const without = stepAmounts([bare], percent)
      const guarded = stepAmounts([{ ...bare, protection: bought }], percent)
      assert.ok(guarded.refund >= without.refund)
      assert.equal(guarded.refund + guarded.penalty, totalPrice + bought.price - discount)
      assert.ok(guarded.refund <= totalPrice - discount, 'its price is no part of what comes back')
      const own = penaltyOf([bare], percent)
      assert.ok(guarded.refund - without.refund <= Math.min(own, bought.most))
    }),
  )
})
