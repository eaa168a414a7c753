import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { plus, rial, sum, ZERO } from '#money/rial.ts'
import type { Protection } from '#penalties/protection.ts'
import { cancelWaiver } from '#penalties/waiver.ts'
import { agreedEntry } from '#refunds/entries.ts'
import type { Reckoning } from '#refunds/reckoning.ts'
import { refundOf } from '#refunds/refund.ts'
import { anAdult, anyOrder, departure, reckoned, termsOf } from '#testing/refunds/terms.ts'
import { isBalanced } from '#wallet/ledger.ts'

const bought: Protection = { price: rial(720_000), percent: 80, most: rial(50_000_000) }
const first = { passenger: 0, leg: 0 }
const early = Temporal.Instant.from('2026-11-30T08:00:00Z')
const made = { refundId: 'r', orderId: 'o', userId: 'u', trackingNumber: '7', amount: ZERO }

function guarded(reckoning: Reckoning, protection: Protection): Reckoning {
  return {
    ...reckoning,
    items: reckoning.items.map((item) => ({
      ...item,
      protection,
      total: plus(item.total, protection.price),
      paid: plus(item.paid, protection.price),
    })),
  }
}

test('of a penalty of six million, 4.8 are covered; what it cost is kept, and what it pays comes out of what it took', () => {
  const bare = refundOf(reckoned(termsOf([anAdult])), [first], early)
  assert.deepEqual([bare.penalty, bare.refund], [6_000_000, 16_000_000])
  const found = refundOf(guarded(reckoned(termsOf([anAdult])), bought), [first], early)
  const { paid, penalty, refund, covered, protection, fromProtection, fromSupplier } = found
  assert.deepEqual([paid, penalty, refund], [22_720_000, 1_920_000, 20_800_000])
  assert.deepEqual([covered, protection, fromProtection], [4_800_000, 720_000, 4_800_000])
  assert.equal(fromSupplier, bare.fromSupplier, 'the supplier owes what it owes without it')
})

test('a flight that is cancelled brings back what the protection cost, too', () => {
  const terms = termsOf([anAdult])
  const [flight] = terms.legs[0]?.flights ?? []
  assert.ok(flight)
  const waived = reckoned(terms, { waivers: [cancelWaiver({ ...flight, source: 'ایرلاین' })] })
  const found = refundOf(guarded(waived, bought), [first], early)
  assert.deepEqual([found.penalty, found.refund, found.fromProtection], [0, 22_720_000, 720_000])
})

const anyMoment = fc.integer({ min: -30 * 24, max: 48 }).map((hours) => departure.toInstant().add({ hours }))
const anyProtection = fc.record({
  price: fc.integer({ min: 10, max: 5_000_000 }).map(rial),
  percent: fc.integer({ min: 1, max: 100 }),
  most: fc.integer({ min: 10, max: 60_000_000 }).map(rial),
})

test('of any order at any moment: never less than without it, never more than was paid, in parts that make the whole and balance', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, anyProtection, ({ reckoning, chosen }, moment, protection) => {
      const bare = refundOf(reckoning, chosen, moment)
      const whole = guarded(reckoning, protection)
      const found = refundOf(whole, chosen, moment)
      assert.ok(found.refund >= bare.refund)
      assert.ok(found.refund <= found.paid)
      assert.equal(found.penalty + found.refund, found.paid)
      assert.equal(sum(chosen.map((one) => refundOf(whole, [one], moment).refund)), found.refund)
      const { fromSupplier, fromRevenue, fromProtection = ZERO, toDiscounts, toDifference = ZERO } = found
      assert.equal(fromSupplier + fromRevenue + fromProtection, found.refund + toDiscounts + toDifference)
      assert.deepEqual([fromSupplier, fromRevenue], [bare.fromSupplier, bare.fromRevenue])
      const entry = agreedEntry(made, found, { product: 'flight', voucher: 'CODE' })
      assert.ok(isBalanced(entry.postings))
    }),
  )
})

test('later never brings more back, with it either', () => {
  const anyWait = fc.tuple(anyMoment, fc.nat(60 * 24))
  fc.assert(
    fc.property(anyOrder, anyProtection, anyWait, ({ reckoning, chosen }, protection, [moment, hours]) => {
      const whole = guarded(reckoning, protection)
      const now = refundOf(whole, chosen, moment).refund
      assert.ok(refundOf(whole, chosen, moment.add({ hours })).refund <= now)
    }),
  )
})
