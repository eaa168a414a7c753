import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { negative, rial } from '#money/rial.ts'
import { toppedUpEntry, unmatchedMoneyEntry } from '#payments/entries.ts'
import { isBalanced } from '#wallet/ledger.ts'

const made = fc.record({
  id: fc.uuid(),
  gatewayId: fc.nat(9),
  userId: fc.uuid(),
  orderId: fc.option(fc.uuid()),
  amount: fc.integer({ min: 1, max: 1e12 }).map(rial),
})

test('what a bank took for a wallet, or against our asking, is in its payer’s wallet', () => {
  fc.assert(
    fc.property(made, (payment) => {
      for (const { postings } of [toppedUpEntry(payment), unmatchedMoneyEntry(payment)]) {
        assert.ok(isBalanced(postings))
        assert.deepEqual(postings, [
          {
            account: { class: 'gateway-clearing', gatewayId: payment.gatewayId },
            amount: negative(payment.amount),
          },
          { account: { class: 'traveller-wallet', userId: payment.userId }, amount: payment.amount },
        ])
      }
    }),
  )
})

test('an attempt is captured once and odd once, under keys of their own', () => {
  fc.assert(
    fc.property(made, (payment) => {
      const [filled, odd] = [toppedUpEntry(payment), unmatchedMoneyEntry(payment)]
      assert.deepEqual([filled.key, odd.key], [`capture ${payment.id}`, `odd ${payment.id}`])
      assert.equal(odd.orderId, payment.orderId ?? undefined)
    }),
  )
})
