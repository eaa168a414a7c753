import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { type Bearer, bearers, beyondRule, mostBeyondRule } from '#refunds/beyond-rule.ts'
import { agreedEntry } from '#refunds/entries.ts'
import { refundOf } from '#refunds/refund.ts'
import { anAdult, anyOrder, departure, reckoned, termsOf } from '#testing/refunds/terms.ts'

const at = departure.toInstant().subtract({ hours: 30 })
const anyBearer = fc.constantFrom(...(Object.keys(bearers) as Bearer[]))
const made = {
  refundId: 'r',
  orderId: 'o',
  userId: 'u',
  trackingNumber: '7000000000',
}

test('what we bear comes from our purse, what the supplier bears from what it owes us', () => {
  const reckoning = reckoned(termsOf([anAdult]))
  const byRule = refundOf(reckoning, [{ passenger: 0, leg: 0 }], at)
  assert.deepEqual([byRule.penalty, byRule.refund, byRule.fromSupplier], [14_000_000, 8_000_000, 6_900_000])
  const more = (bearer: Bearer) => beyondRule(byRule, reckoning.items, { amount: rial(5_000_000), bearer })
  const [ours, theirs] = [more('house'), more('supplier')]
  assert.deepEqual(
    [ours?.penalty, ours?.refund, ours?.fromSupplier, ours?.fromHouse],
    [9_000_000, 13_000_000, 6_900_000, 5_000_000],
  )
  assert.deepEqual(
    [theirs?.penalty, theirs?.refund, theirs?.fromSupplier, theirs?.fromHouse],
    [9_000_000, 13_000_000, 11_900_000, undefined],
  )
})

test('nobody is given more than was paid, nothing is left over, and every entry makes zero', () => {
  fc.assert(
    fc.property(
      anyOrder,
      anyBearer,
      fc.tuple(fc.integer({ min: -80 * 24, max: 48 }), fc.double({ min: 0, max: 1.2, noNaN: true })),
      ({ reckoning, chosen }, bearer, [hours, part]) => {
        const byRule = refundOf(reckoning, chosen, departure.toInstant().add({ hours }))
        const most = mostBeyondRule(byRule, reckoning.items, bearer)
        const amount = rial(Math.floor(most * part))
        const found = beyondRule(byRule, reckoning.items, { amount, bearer })
        assert.equal(found === undefined, amount > most)
        if (found === undefined) return
        const {
          paid,
          penalty,
          refund,
          fromSupplier,
          fromRevenue,
          fromHouse = 0,
          toDiscounts,
          toDifference = 0,
        } = found
        assert.equal(refund, byRule.refund + amount)
        assert.ok(refund <= paid)
        assert.equal(paid, penalty + refund)
        assert.equal(fromSupplier + fromRevenue + fromHouse, refund + toDiscounts + toDifference)
        assert.equal(bearer === 'house' ? fromHouse : fromSupplier - byRule.fromSupplier, amount)
        for (const item of found.items) {
          const share = reckoning.items.find(
            ({ passenger, leg }) => passenger === item.passenger && leg === item.leg,
          )
          assert.ok(item.penalty >= 0 && item.refund <= item.paid)
          assert.ok(item.fromSupplier <= (share?.supplierShare ?? 0))
          assert.ok(item.percent >= 0 && item.percent <= 100)
        }
        const { postings } = agreedEntry({ ...made, amount: refund }, found, {
          product: 'flight',
          voucher: 'CODE',
        })
        assert.equal(
          postings.reduce((sum, one) => sum + one.amount, 0),
          0,
        )
      },
    ),
  )
})
