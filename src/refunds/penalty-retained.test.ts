import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial, ZERO } from '#money/rial.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import { reckoningOf } from '#refunds/reckoning.ts'
import { refundOf } from '#refunds/refund.ts'
import { timelineOf } from '#refunds/timeline.ts'

const soldAt = Temporal.Instant.from('2026-11-21T08:00:00Z')
const item = [{ passenger: 0, leg: 0 }]

interface SampleItem {
  readonly total: number
  readonly supplierShare: number
  readonly kept: number
  readonly discount?: number
}

/** The penalty depends on the work done, not on time. */
function reckoning({ total, supplierShare, kept, discount = 0 }: SampleItem) {
  const terms: RefundTerms = {
    isCharter: false,
    items: [
      {
        passenger: 0,
        leg: 0,
        group: 'adult',
        base: rial(total),
        total: rial(total),
        supplierShare: rial(supplierShare),
        state: 'refundable',
        kept: rial(kept),
      },
    ],
    legs: [
      {
        leg: 0,
        proposalId: 'V-1',
        departure: soldAt.toZonedDateTimeISO('Asia/Tehran'),
        cityName: 'تهران',
        ladders: [],
        rule: 'همه جز هزینهٔ خدمات ما برمی‌گردد.',
        flights: [],
      },
    ],
  }
  return reckoningOf({ terms, discount: rial(discount), rateDifference: ZERO, waivers: [], soldAt })
}

test('where items say what is kept, it is ours before it is the supplier’s, before and after the day of travel', () => {
  const fixed = reckoning({ total: 100, supplierShare: 80, kept: 15 })
  for (const at of [soldAt.subtract({ hours: 1 }), soldAt.add({ hours: 24 * 400 })]) {
    const { refund, penalty, fromSupplier, fromRevenue } = refundOf(fixed, item, at)
    assert.deepEqual([refund, penalty, fromSupplier, fromRevenue], [85, 15, 80, 5])
  }
  assert.deepEqual(
    timelineOf(fixed, item, soldAt).map(({ label, percent, refund, until }) => [
      label,
      percent,
      refund,
      until,
    ]),
    [['همه جز هزینهٔ خدمات ما برمی‌گردد.', 15, 85, null]],
  )
})

test('it is 100 percent only when all of it is kept', () => {
  const percent = (kept: number) =>
    refundOf(reckoning({ total: 1000, supplierShare: 0, kept }), item, soldAt).items[0]?.percent
  assert.deepEqual([percent(0), percent(999), percent(1000)], [0, 99, 100])
})

test('paid is what is kept and what comes back, and every rial of it comes from somewhere', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 })
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount), ([a, b, c, d]) => {
      const total = a + 1
      const fixed = {
        total,
        supplierShare: b % (total + 1),
        kept: c % (total + 1),
        discount: d % (total + 1),
      }
      const one = refundOf(reckoning(fixed), item, soldAt)
      assert.equal(one.paid, one.penalty + one.refund)
      assert.equal(one.fromSupplier + one.fromRevenue, one.refund + one.toDiscounts)
      assert.ok(one.refund >= 0 && one.refund <= one.paid && one.fromSupplier <= fixed.supplierShare)
    }),
  )
})
