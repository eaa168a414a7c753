import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { openTestBank } from '#testing/payments/gateway.ts'
import { openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { bookFaults } from '#wallet/server/books.ts'

const giving = openTestBank({ id: 1 })
const keeping = openTestBank({ id: 2, isFinal: true })
let shop: TestShop

before(async () => {
  shop = await openTestShop([giving.gateway, keeping.gateway])
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

async function paidOddly(bank: typeof giving, taken: number) {
  const { id } = await shop.opened({ gatewayId: bank.gateway.id })
  const { reference } = bank.sales.at(-1) ?? { reference: '' }
  bank.pay(reference, { taken })
  const back = () => shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=1`)
  return { id, back, sale: () => bank.sales.at(-1) }
}

test('another amount pays nothing and goes back to the card, and the desk is told', async () => {
  const { id, back, sale } = await paidOddly(giving, 1_000_000)
  assert.equal((await back()).statusCode, 303)
  assert.equal(await shop.statusOf(id), 'declined')
  assert.equal(await shop.capturesOf(id), 0)
  assert.equal(sale()?.standing, 'reversed')
  assert.equal(await shop.wallet.balanceOf(sara), 0)
  assert.deepEqual((await shop.paymentOf(id))?.taken, { amount: 1_000_000, became: 'reversed' })
  const [task] = (await shop.promises.tasks()).filter(({ subject }) => subject === id)
  assert.equal(task?.kind, 'odd-payment-explained')
  assert.equal(task?.orderId, shop.order.id)
  assert.ok((await shop.promises.of('failed-payment-returned', id))?.keptAt)
})

test('what a gateway cannot give back is its payer’s, in the wallet, once, however often he comes back', async () => {
  const before = await shop.wallet.balanceOf(sara)
  const { id, back } = await paidOddly(keeping, 30_000_000)
  await Promise.all(Array.from({ length: 100 }, back))
  await shop.payments.reconcile()
  assert.equal(await shop.capturesOf(id), 0)
  assert.equal((await shop.wallet.balanceOf(sara)) - before, 30_000_000)
  assert.deepEqual((await shop.paymentOf(id))?.taken, { amount: 30_000_000, became: 'credited' })
  assert.deepEqual(await bookFaults(shop.house.database), [])
})

test('a gateway that refuses to give it back leaves it to the wallet', async () => {
  const before = await shop.wallet.balanceOf(sara)
  const { id, back } = await paidOddly(giving, 40_000)
  giving.order('reverse-refused')
  await back()
  assert.equal((await shop.wallet.balanceOf(sara)) - before, 40_000)
  assert.equal((await shop.paymentOf(id))?.taken?.became, 'credited')
})

test('no word of the reversal means asking again, never paying twice', async () => {
  const before = await shop.wallet.balanceOf(sara)
  const { id, back, sale } = await paidOddly(giving, 50_000)
  giving.order('reverse-lost')
  await Promise.all(Array.from({ length: 20 }, back))
  const reversed = sale()
  assert.ok(reversed)
  assert.equal((await shop.paymentOf(id))?.taken?.became, 'reversed')
  assert.equal(await shop.wallet.balanceOf(sara), before)
})

test('while nobody can say where the money is, it is nowhere yet; it is asked about until it is known', async () => {
  const before = await shop.wallet.balanceOf(sara)
  const { id, back, sale } = await paidOddly(giving, 60_000)
  giving.order('reverse-lost')
  const inquire = giving.gateway.inquire
  const mute = shop.payments.gateways[0]
  assert.ok(mute)
  Object.assign(mute, { inquire: async () => 'unknown' })
  await back()
  assert.equal((await shop.paymentOf(id))?.taken?.became, 'unknown')
  Object.assign(mute, { inquire })
  shop.house.clock.advance({ minutes: 2 })
  await shop.payments.reconcile()
  assert.equal((await shop.paymentOf(id))?.taken?.became, 'reversed')
  assert.equal(sale()?.standing, 'reversed')
  assert.equal(await shop.wallet.balanceOf(sara), before)
})

test('a return with another payment’s transaction pays nothing: that transaction has paid', async () => {
  const first = await shop.opened()
  const { reference } = giving.sales.at(-1) ?? { reference: '' }
  giving.pay(reference, { transaction: 'txn-one' })
  await shop.ask(`/api/payment/Return/${first.id}?ref=${reference}&ok=1`)
  assert.equal(await shop.capturesOf(first.id), 1)
  for (const taken of [undefined, 70_000]) {
    shop.nextOrder()
    const second = await shop.opened()
    const again = giving.sales.at(-1)?.reference ?? ''
    giving.pay(again, { transaction: 'txn-one', ...(taken === undefined ? {} : { taken }) })
    assert.equal((await shop.ask(`/api/payment/Return/${second.id}?ref=${again}&ok=1`)).statusCode, 303)
    assert.equal(await shop.statusOf(second.id), 'declined')
    assert.equal(await shop.capturesOf(second.id), 0)
    assert.equal((await shop.paymentOf(second.id))?.taken, undefined)
  }
})

test('the database holds that odd money pays no attempt and does not change', async () => {
  const { id, back } = await paidOddly(giving, 80_000)
  await back()
  const { database } = shop.house
  const captured = sql`update payments.attempts set state = 'captured', transaction = 'x' where id = ${id}`
  await assert.rejects(captured.execute(database), /odd money/)
  await assert.rejects(
    sql`update payments.odd_money set became = 'credited' where attempt_id = ${id}`.execute(database),
    /does not change/,
  )
  await assert.rejects(sql`delete from payments.odd_money`.execute(database), /facts|change/)
})
