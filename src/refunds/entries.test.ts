import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { negative, type Rial, rial, sum } from '#money/rial.ts'
import { agreedEntry, bouncedEntry, compensatedEntry, sentEntry, toWalletEntry } from '#refunds/entries.ts'
import { refundOf } from '#refunds/refund.ts'
import { anyOrder, departure } from '#testing/refunds/terms.ts'
import { type Account, type Entry, isBalanced, ownerOf } from '#wallet/ledger.ts'

const amount = fc.integer({ min: 1, max: 1e12 }).map(rial)
const made = fc.record({
  refundId: fc.uuid(),
  orderId: fc.uuid(),
  userId: fc.uuid(),
  trackingNumber: fc.constant('7104203187'),
  amount,
})
const hours = fc.integer({ min: 0, max: 24 * 20 })

test('whatever is given back at whatever hour, what is agreed balances and the refund is due', () => {
  fc.assert(
    fc.property(anyOrder, made, hours, ({ reckoning, chosen }, refund, hoursBefore) => {
      const shares = refundOf(reckoning, chosen, departure.subtract({ hours: hoursBefore }).toInstant())
      const entry = agreedEntry(refund, shares, { product: 'flight', voucher: 'TENTH' })
      assert.ok(isBalanced(entry.postings))
      assert.equal(into(entry, 'refunds-due'), shares.refund)
      assert.equal(into(entry, 'discounts'), shares.toDiscounts)
      assert.equal(into(entry, 'rate-differences'), shares.toDifference ?? 0)
      assert.ok(into(entry, 'supplier-receivable') <= 0)
      assert.ok(into(entry, 'revenue') <= 0)
    }),
  )
})

test('a discount that no code gave cannot be taken back', () => {
  fc.assert(
    fc.property(made, amount, (refund, toDiscounts) => {
      const shares = { refund: rial(0), toDiscounts, fromSupplier: toDiscounts, fromRevenue: rial(0) }
      assert.throws(() => agreedEntry(refund, shares, { product: 'flight', voucher: null }), /no voucher/)
    }),
  )
})

test('what is due goes to the wallet, or to the bank and back again, and leaves nothing behind', () => {
  fc.assert(
    fc.property(made, (refund) => {
      const toWallet = toWalletEntry(refund)
      const [sent, bounced] = [sentEntry(refund, 'vandar'), bouncedEntry(refund, 'vandar')]
      for (const entry of [toWallet, sent, bounced]) assert.ok(isBalanced(entry.postings))
      assert.equal(into(toWallet, 'traveller-wallet'), refund.amount)
      assert.equal(into(sent, 'payout-clearing'), refund.amount)
      assert.equal(sum([sent, bounced].map((entry) => into(entry, 'refunds-due'))), 0)
      assert.equal(sum([sent, bounced].map((entry) => into(entry, 'payout-clearing'))), 0)
      assert.deepEqual(owners(toWallet), [refund.refundId, refund.userId])
    }),
  )
})

test('lateness is paid by us, each day under a key of its own', () => {
  fc.assert(
    fc.property(made, amount, fc.integer({ min: 1, max: 10 }), (refund, much, day) => {
      const entry = compensatedEntry(refund, day, much)
      assert.ok(isBalanced(entry.postings))
      assert.deepEqual([into(entry, 'traveller-wallet'), into(entry, 'promotions')], [much, negative(much)])
      assert.notEqual(entry.key, compensatedEntry(refund, day + 1, much).key)
    }),
  )
})

function into({ postings }: Entry, name: Account['class']): Rial {
  return sum(postings.filter(({ account }) => account.class === name).map((one) => one.amount))
}

function owners({ postings }: Entry): readonly string[] {
  return postings.map(({ account }) => ownerOf(account))
}
