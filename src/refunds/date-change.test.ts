import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { type Rial, rial, sum } from '#money/rial.ts'
import { leastAtGateway } from '#orders/money-parts.ts'
import { changeCost, differenceOf } from '#orders/rebooking.ts'
import { refundOf } from '#refunds/refund.ts'
import { anyOrder, departure } from '#testing/refunds/terms.ts'

const anyMoment = fc
  .integer({ min: -90 * 24 * 3600, max: -3600 })
  .map((seconds) => departure.toInstant().add({ seconds }))
const anyPrice = fc.integer({ min: 1, max: 900_000_000 }).map(rial)
const costs = (toPay: Rial, back: Rial) => toPay - back

test('a change is the new price and the penalty less what was paid, to the rial, whoever goes and whatever was taken off', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, anyPrice, ({ reckoning, chosen }, moment, total) => {
      const { paid, penalty, refund } = refundOf(reckoning, chosen, moment)
      const { toPay, back, credit, priceDifference } = changeCost(total, { paid, penalty })
      assert.equal(costs(toPay, back), total + penalty - paid)
      assert.equal(priceDifference + penalty, costs(toPay, back))
      assert.deepEqual([credit + toPay, credit + back], [total, refund])
      assert.ok(toPay === 0 || toPay >= Math.min(leastAtGateway, total))
    }),
  )
})

test('a change never costs more than giving back and buying again', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, anyPrice, ({ reckoning, chosen }, moment, total) => {
      const { paid, penalty, refund } = refundOf(reckoning, chosen, moment)
      const { toPay, back } = changeCost(total, { paid, penalty })
      assert.ok(costs(toPay, back) <= total - refund)
    }),
  )
})

test('moving people one after another costs what moving them together costs', () => {
  fc.assert(
    fc.property(
      anyOrder,
      anyMoment,
      fc.array(anyPrice, { minLength: 18, maxLength: 18 }),
      (order, moment, prices) => {
        const { reckoning, chosen } = order
        const each = chosen.map((one, place) => {
          const { paid, penalty } = refundOf(reckoning, [one], moment)
          return changeCost(prices[place] ?? rial(0), { paid, penalty })
        })
        const all = refundOf(reckoning, chosen, moment)
        const together = changeCost(sum(prices.slice(0, chosen.length)), all)
        const alone = each.reduce((cost, { toPay, back }) => cost + costs(toPay, back), 0)
        assert.equal(alone, costs(together.toPay, together.back))
      },
    ),
  )
})

test('an hour later it never costs less', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, anyPrice, ({ reckoning, chosen }, moment, total) => {
      const now = changeCost(total, refundOf(reckoning, chosen, moment))
      const later = changeCost(total, refundOf(reckoning, chosen, moment.add({ hours: 1 })))
      assert.ok(costs(later.toPay, later.back) >= costs(now.toPay, now.back))
    }),
  )
})

test('without a penalty it is the difference of an airline’s own change', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, (total, paid) => {
      const { credit, toPay, back } = changeCost(total, { paid, penalty: rial(0) })
      assert.deepEqual({ credit, toPay, back }, differenceOf(total, paid))
    }),
  )
})
