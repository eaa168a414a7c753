import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { negative, type Rial, rial, ZERO } from '#money/rial.ts'
import {
  capturedEntry,
  creditedEntry,
  discountEntry,
  failedEntry,
  issuedEntry,
  walletPartEntry,
} from '#orders/entries.ts'
import { type Account, type Entry, isBalanced } from '#wallet/ledger.ts'

const order = { orderId: 'o', orderNumber: '104203187', ownerId: 'sara', product: 'flight' } as const
const amount = fc.integer({ min: 0, max: 1e12 }).map(rial)

const parts = fc
  .tuple(amount, amount)
  .map(([one, other]) => ({ total: rial(Math.max(one, other)), part: rial(Math.min(one, other)) }))

test('money of a gateway pays its order, or is its owner’s, and nothing else moves', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('paid' as const, 'credited' as const), (much, became) => {
      const entry = capturedEntry(order, { attemptId: 'a', gatewayId: 7, amount: much }, became)
      assert.ok(isBalanced(entry.postings))
      assert.equal(into(entry, 'gateway-clearing'), negative(much))
      assert.equal(into(entry, 'prepayment'), became === 'paid' ? much : ZERO)
      assert.equal(into(entry, 'traveller-wallet'), became === 'paid' ? ZERO : much)
    }),
  )
})

test('a discount is ours to pay', () => {
  fc.assert(
    fc.property(amount, (discount) => {
      const entry = discountEntry({ ...order, discount }, 'TENTH')
      assert.ok(isBalanced(entry.postings))
      assert.deepEqual([into(entry, 'prepayment'), into(entry, 'discounts')], [discount, negative(discount)])
    }),
  )
})

test('what is held from a wallet lies with the order, and goes back whence it came', () => {
  fc.assert(
    fc.property(amount, fc.boolean(), (much, isHeld) => {
      const more = isHeld ? much : negative(much)
      const entry = walletPartEntry(order, { more, step: 3 })
      assert.ok(isBalanced(entry.postings))
      assert.deepEqual([into(entry, 'prepayment'), into(entry, 'traveller-wallet')], [more, negative(more)])
      assert.equal(entry.kind, more > 0 ? 'wallet-held' : 'wallet-returned')
    }),
  )
})

test('an issued order is divided between supplier and us, to the last rial', () => {
  fc.assert(
    fc.property(parts, ({ total, part: supplierPayable }) => {
      const entry = issuedEntry({ ...order, total }, { reference: 'K7RM2Q', supplierPayable })
      assert.ok(isBalanced(entry.postings))
      assert.equal(into(entry, 'prepayment'), negative(total))
      assert.equal(into(entry, 'supplier-payable') + into(entry, 'revenue'), total)
    }),
  )
})

test('without a ticket the wallet has what was paid, and the code what it gave', () => {
  fc.assert(
    fc.property(parts, ({ total, part: discount }) => {
      const entry = failedEntry(
        { ...order, total, discount, credit: rial(0) },
        { code: 'TENTH', reason: 'declined' },
      )
      assert.ok(isBalanced(entry.postings))
      assert.deepEqual(
        [into(entry, 'traveller-wallet'), into(entry, 'discounts')],
        [rial(total - discount), discount],
      )
    }),
  )
})

test('what tickets pay is advanced, and no more so when no others come of them', () => {
  fc.assert(
    fc.property(parts, ({ total, part: credit }) => {
      const given = creditedEntry({ ...order, credit })
      assert.deepEqual([into(given, 'rebooking'), into(given, 'prepayment')], [negative(credit), credit])
      const failed = failedEntry(
        { ...order, total, discount: rial(0), credit },
        { code: null, reason: 'declined' },
      )
      assert.ok(isBalanced(given.postings) && isBalanced(failed.postings))
      assert.deepEqual(
        [into(failed, 'rebooking'), into(failed, 'traveller-wallet')],
        [credit, rial(total - credit)],
      )
    }),
  )
})

test('a discount that no code gave cannot be taken back', () => {
  const failed = { ...order, total: rial(100), discount: rial(10), credit: rial(0) }
  assert.throws(() => failedEntry(failed, { code: null, reason: 'declined' }), /no voucher/)
})

function into({ postings }: Entry, name: Account['class']): Rial {
  return rial(postings.reduce((all, one) => (one.account.class === name ? all + one.amount : all), 0))
}
