import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payAtBank } from '#simulators/bank/payer.ts'
import { openBankShop } from '#testing/payments/bank-shop.ts'
import { ordinary } from '#testing/payments/shop.ts'

test('a call back that is replayed a hundred times at once, and again later, is one payment', async () => {
  await using shop = await openBankShop()
  shop.nextOrder()
  const { id, address } = await shop.opened()
  const returned = await payAtBank(address, ordinary)
  const replayed = async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.back(returned)))
    assert.deepEqual([...new Set(answers.map((answer) => answer.statusCode))], [303])
  }
  await replayed()
  // so many parallel inquiries may time out; reconciliation ends it
  for (let rounds = 0; rounds < 5 && (await shop.capturesOf(id)) === 0; rounds++) {
    shop.house.clock.advance({ minutes: 1 })
    await shop.payments.reconcile()
  }
  await replayed()
  assert.equal(await shop.capturesOf(id), 1)
  assert.equal(shop.inBooks(address)?.status, 'VERIFIED')
})
