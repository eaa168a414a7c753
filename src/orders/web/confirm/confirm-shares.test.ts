import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { missing, ofWhatIsPaid, ofWhichPrice, sharesOf } from '#orders/web/confirm/confirm-shares.ts'

const sum = { total: 20_000_000, discount: 2_000_000, walletPart: 0, credit: 0 }

test('without the wallet the gateway brings all but the discount', () => {
  const shares = sharesOf(sum, { balance: 5_000_000, usesWallet: false })
  assert.deepEqual([shares.wallet, shares.rest], [0, 18_000_000])
  assert.equal(missing(shares), 13_000_000)
})

test('what is held for this order already counts as the wallet’s', () => {
  const shares = sharesOf(
    { ...sum, walletPart: 4_000_000, credit: 0 },
    { balance: 1_000_000, usesWallet: true },
  )
  assert.deepEqual([shares.balance, shares.wallet, shares.rest], [5_000_000, 5_000_000, 13_000_000])
})

test('a wallet that has it all leaves nothing for the gateway', () => {
  const shares = sharesOf(sum, { balance: 18_000_000, usesWallet: true })
  assert.deepEqual([shares.wallet, shares.rest, missing(shares)], [18_000_000, 0, 0])
})

test('what tickets pay nobody else does', () => {
  const shares = sharesOf({ ...sum, credit: 17_000_000 }, { balance: 5_000_000, usesWallet: true })
  assert.deepEqual(
    [shares.credit, shares.wallet, shares.rest, missing(shares)],
    [17_000_000, 1_000_000, 0, 0],
  )
  const all = sharesOf({ ...sum, credit: 18_000_000 }, { balance: 0, usesWallet: false })
  assert.deepEqual([all.wallet, all.rest], [0, 0])
})

test('the lines add up to the total, to the rial', () => {
  const amount = fc.integer({ min: 0, max: 1e10 })
  fc.assert(
    fc.property(amount, amount, fc.boolean(), (total, balance, usesWallet) => {
      const shares = sharesOf(
        { total: total + 2_000_000, discount: 2_000_000, walletPart: 0, credit: 0 },
        { balance, usesWallet },
      )
      assert.equal(shares.discount + shares.wallet + shares.rest, shares.total)
    }),
  )
})

test('refund amounts say which price they are of while a dearer one waits', () => {
  assert.equal(ofWhichPrice({ discount: rial(0) }, false), '')
  assert.equal(ofWhichPrice({ discount: rial(2_000_000) }, false), ofWhatIsPaid)
  assert.match(ofWhichPrice({ discount: rial(0) }, true), /^با قیمت قبلی است/)
  assert.match(ofWhichPrice({ discount: rial(2_000_000) }, true), /پس از تخفیف.+ با قیمت قبلی است/)
})
