import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { type Rial, rial } from '#money/rial.ts'
import { exposureOf } from '#orders/pricing/code-exposure.ts'
import { discountOf } from '#orders/voucher.ts'

const amounts = fc.integer({ min: 1, max: 1_000_000_000 }).map(rial)
const worth = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: amounts }),
)

test('uses within its limit and its budget never cost more than a code’s exposure', () => {
  const code = fc.record({
    worth,
    most: fc.option(amounts),
    usesLimit: fc.option(fc.nat(50)),
    budget: fc.option(amounts),
  })
  fc.assert(
    fc.property(code, fc.array(amounts, { maxLength: 60 }), (one, totals) => {
      const exposure = exposureOf(one)
      if (exposure === undefined) return
      let [spent, uses] = [0, 0]
      for (const total of totals) {
        const discount = discountOf(one, total)
        if (uses >= (one.usesLimit ?? Number.POSITIVE_INFINITY)) break
        if (spent + discount > (one.budget ?? Number.POSITIVE_INFINITY)) break
        spent += Math.max(0, discount)
        uses += 1
      }
      assert.ok(spent <= exposure, `${spent} of ${exposure}`)
    }),
  )
})

test('a percent without a most, or a code without a limit of uses, is bounded by its budget alone', () => {
  const percent = { worth: { percent: 10 }, most: null, usesLimit: 10, budget: null }
  assert.equal(exposureOf(percent), undefined)
  assert.equal(exposureOf({ ...percent, budget: rial(7) }), 7)
  assert.equal(exposureOf({ ...percent, most: 5 as Rial }), 50)
  assert.equal(exposureOf({ ...percent, most: 5 as Rial, budget: rial(7) }), 7)
  assert.equal(exposureOf({ ...percent, worth: { amount: rial(3) } }), 30)
  assert.equal(exposureOf({ ...percent, worth: { amount: rial(3) }, usesLimit: null }), undefined)
})
