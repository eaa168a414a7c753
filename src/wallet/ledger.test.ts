import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { negative, rial } from '#money/rial.ts'
import { type Account, inLockingOrder, isBalanced, type Posting } from '#wallet/ledger.ts'

const account: fc.Arbitrary<Account> = fc.oneof(
  fc.uuid().map((userId) => ({ class: 'traveller-wallet', userId }) as const),
  fc.uuid().map((orderId) => ({ class: 'prepayment', orderId }) as const),
  fc.nat(9).map((gatewayId) => ({ class: 'gateway-clearing', gatewayId }) as const),
)
const amount = fc.integer({ min: 1, max: 1e12 }).map(rial)

const accounts = (all: readonly Posting[]) => all.map((one) => one.account)

test('what flows out of one account into another balances', () => {
  fc.assert(
    fc.property(account, account, amount, (from, to, much) =>
      isBalanced([
        { account: from, amount: negative(much) },
        { account: to, amount: much },
      ]),
    ),
  )
})

test('money that appears or vanishes does not balance', () => {
  fc.assert(fc.property(account, amount, (to, much) => !isBalanced([{ account: to, amount: much }])))
})

test('accounts are locked in one order, however the postings are written', () => {
  const posting: fc.Arbitrary<Posting> = fc.record({ account, amount })
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 6 }), (postings) => {
      assert.deepEqual(accounts(inLockingOrder(postings)), accounts(inLockingOrder(postings.toReversed())))
    }),
  )
})
