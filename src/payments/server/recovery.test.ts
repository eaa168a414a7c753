import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { payAtBank, turnBackAtBank } from '#simulators/bank/payer.ts'
import { type BankShop, openBankShop } from '#testing/payments/bank-shop.ts'
import { ordinary, sara } from '#testing/payments/shop.ts'

let shop: BankShop

before(async () => {
  shop = await openBankShop()
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

test('paying again after a closed tab finds the money instead of asking for more', async () => {
  const { id, address } = await shop.opened()
  await payAtBank(address, '6037990000003333')
  const again = await shop.create()
  assert.equal(again.statusCode, 409)
  assert.equal(again.json().meta.code, 'ALREADY_PAID')
  assert.equal(await shop.capturesOf(id), 1)
})

test('a price that changed gets a new attempt; money of the old one is still taken', async () => {
  const old = await shop.opened()
  shop.order.amount = 30_000_000
  const fresh = await shop.opened()
  assert.notEqual(fresh.id, old.id)
  assert.equal(await shop.statusOf(old.id), 'abandoned')
  await shop.back(await payAtBank(old.address, ordinary))
  assert.equal(await shop.capturesOf(old.id), 1)
})

test('a card charged another amount is declined and somebody is told', async () => {
  const { id, address } = await shop.opened()
  await shop.back(await payAtBank(address, '6037990000005555'))
  assert.equal(await shop.statusOf(id), 'declined')
  assert.equal(await shop.capturesOf(id), 0)
  assert.ok(shop.house.logged.some((line) => line.includes('payment.declined') && line.includes(id)))
})

test('a verify whose answer is lost is asked again within seconds', async () => {
  const { id, address } = await shop.opened()
  shop.bank.faults.order('verify-lost', 1)
  const answer = await shop.back(await payAtBank(address, ordinary))
  assert.equal(answer.statusCode, 303)
  const until = Date.now() + 60_000
  while ((await shop.capturesOf(id)) === 0 && Date.now() < until)
    await new Promise((wake) => setTimeout(wake, 200))
  assert.equal(await shop.capturesOf(id), 1)
  assert.equal(shop.inBooks(address)?.verifiedTimes, 2)
})

test('when the consequence of a capture fails, nothing of it stays, and it is made up for', async () => {
  const { id, address } = await shop.opened()
  shop.failNextCapture()
  assert.equal((await shop.back(await payAtBank(address, ordinary))).statusCode, 500)
  assert.equal(await shop.capturesOf(id), 0)
  assert.equal(await shop.statusOf(id), 'returned')
  shop.house.clock.advance({ minutes: 1 })
  await shop.payments.reconcile()
  assert.equal(await shop.capturesOf(id), 1)
})

test('a closed tab is recovered by the round of questions', async () => {
  const { id, address } = await shop.opened()
  await payAtBank(address, '6037990000003333')
  shop.house.clock.advance({ minutes: 1 })
  await shop.payments.reconcile()
  assert.equal(await shop.statusOf(id), 'captured')
  assert.equal(await shop.capturesOf(id), 1)
})

test('a payer who never pays is let go when the bank says so, and not before', async () => {
  const { id } = await shop.opened()
  shop.house.clock.advance({ minutes: 5 })
  await shop.payments.reconcile()
  assert.equal(await shop.statusOf(id), 'started')
  shop.house.clock.advance({ minutes: 11 })
  await shop.payments.reconcile()
  assert.equal(await shop.statusOf(id), 'declined')
})

test('money for an attempt given up is found among the bank’s unverified payments', async () => {
  const { id, address } = await shop.opened()
  shop.order.amount = 31_000_000
  await shop.opened()
  shop.house.clock.advance({ minutes: 1 })
  await shop.payments.reconcile()
  await payAtBank(address, '6037990000003333')
  await shop.payments.reconcile()
  assert.equal(await shop.statusOf(id), 'captured')
})

test('a crash after the verify of an ended attempt loses no money', async () => {
  const { id, address } = await shop.opened()
  await shop.back(await turnBackAtBank(address))
  assert.equal(await shop.statusOf(id), 'declined')
  const payment = shop.inBooks(address)
  assert.ok(payment)
  // the bank pays after all; we verify, and crash before storing it
  shop.bank.books.charge(payment, ordinary)
  shop.failNextCapture()
  await shop.payments.reconcile()
  assert.equal(shop.inBooks(address)?.status, 'VERIFIED')
  assert.equal(await shop.capturesOf(id), 0)
  shop.house.clock.advance({ minutes: 1 })
  await shop.payments.reconcile()
  assert.equal(await shop.capturesOf(id), 1)
})

test('what the bank took and kept is what the orders got', async () => {
  const captured = (await shop.captures()).reduce((total, capture) => total + capture.amount, 0)
  const verified = shop.bank.books.all().filter((payment) => payment.status === 'VERIFIED')
  assert.equal(
    captured,
    verified.reduce((total, payment) => total + (payment.paidAmount ?? 0), 0),
  )
})

test('who paid and never came back is told so the first time he looks', async () => {
  const { id, address } = await shop.opened()
  await payAtBank(address, '6037990000003333')
  shop.house.clock.advance({ seconds: 6 })
  assert.equal((await shop.paymentOf(id))?.status, 'captured')
})

test('while a bank has said nothing definite no second payment begins, and afterwards it may', async () => {
  const { id } = await shop.opened()
  assert.equal((await shop.paymentOf(id))?.atBank, 'asked')
  shop.bank.faults.order('verify-down', 1)
  shop.order.amount = 30_000_000
  const other = await shop.create()
  assert.deepEqual([other.statusCode, other.json().meta?.code], [409, 'ATTEMPT_RUNNING'])
  shop.bank.faults.order('verify-down', 1)
  shop.house.clock.advance({ seconds: 6 })
  const order = { orderId: shop.order.id, userId: sara }
  await assert.rejects(shop.payments.mustHaveSpoken(order), { code: 'ATTEMPT_RUNNING' })
  shop.house.clock.advance({ seconds: 6 })
  await shop.payments.mustHaveSpoken(order)
  assert.equal((await shop.paymentOf(id))?.atBank, 'unpaid')
  assert.equal((await shop.create()).statusCode, 200)
})
