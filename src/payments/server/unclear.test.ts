import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openTestBank } from '#testing/payments/gateway.ts'
import { openTestShop, type TestShop } from '#testing/payments/shop.ts'

const bank = openTestBank({ isFinal: true })
let shop: TestShop

before(async () => {
  shop = await openTestShop([bank.gateway])
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

async function attempt() {
  const { id } = await shop.opened()
  const sale = bank.sales.at(-1)
  assert.ok(sale)
  return {
    id,
    sale,
    back: (ok = '1') => shop.ask(`/api/payment/Return/${id}?ref=${sale.reference}&ok=${ok}`),
  }
}

const promised = (id: string) => shop.promises.of('failed-payment-returned', id)

test('money that the bank has and will not give is promised back within 72 hours, until the bank says that it went back', async () => {
  const { id, sale, back } = await attempt()
  bank.pay(sale.reference)
  bank.order('not-for-us', 2)
  await back()
  assert.equal(await shop.statusOf(id), 'declined')
  const given = await promised(id)
  assert.equal(given?.keptAt, null)
  const payment = await shop.paymentOf(id)
  assert.equal(payment?.backBy, given?.dueAt.toString())
  assert.equal(
    Temporal.Instant.from(payment?.at ?? '')
      .until(payment?.backBy ?? '')
      .total('hours'),
    72,
  )
  sale.standing = 'reversed'
  shop.house.clock.advance({ minutes: 2 })
  await shop.payments.reconcile()
  assert.ok((await promised(id))?.keptAt)
  assert.deepEqual(await shop.promises.tasks(), [])
})

test('a card that was plainly declined has no promise to wait for', async () => {
  const { id, sale, back } = await attempt()
  sale.standing = 'failed'
  await back('0')
  assert.equal(await shop.statusOf(id), 'declined')
  assert.equal(await promised(id), undefined)
  assert.ok((await shop.paymentOf(id))?.backBy)
})

test('money that comes after all is taken, and the promise is kept by it', async () => {
  const { id, sale, back } = await attempt()
  bank.pay(sale.reference)
  bank.order('not-for-us', 2)
  await back()
  assert.equal((await promised(id))?.keptAt, null)
  shop.house.clock.advance({ minutes: 2 })
  await shop.payments.reconcile()
  assert.equal(await shop.capturesOf(id), 1)
  assert.ok((await promised(id))?.keptAt)
})

test('paid between the two questions is paid', async () => {
  const { id, sale, back } = await attempt()
  bank.pay(sale.reference)
  bank.order('not-for-us', 1)
  await back()
  assert.equal(await shop.capturesOf(id), 1)
})

test('a bank that does not know yet is waited for, and what it says in the end holds', async () => {
  const { id, sale, back } = await attempt()
  bank.pay(sale.reference)
  bank.order('pending', 3)
  await back()
  assert.equal(await shop.statusOf(id), 'returned')
  for (let n = 0; n < 3; n += 1) {
    shop.house.clock.advance({ minutes: 1 })
    await shop.payments.reconcile()
  }
  assert.equal(await shop.capturesOf(id), 1)
})

test('a bank that stays silent longer than it keeps anything lets the payer go with a promise, and is asked on', async () => {
  const { id, sale, back } = await attempt()
  bank.pay(sale.reference)
  const gateway = shop.payments.gateways[0]
  assert.ok(gateway)
  const { verify } = gateway
  Object.assign(gateway, {
    verify: async () => ({ kind: 'unknown', why: 'a test' }),
    listUnverified: async () => [],
  })
  await back()
  for (let n = 0; n < 7; n += 1) {
    shop.house.clock.advance({ minutes: 10 })
    await shop.payments.reconcile()
  }
  assert.equal(await shop.statusOf(id), 'abandoned')
  assert.equal((await promised(id))?.keptAt, null)
  shop.house.clock.advance({ hours: 72 })
  await shop.promises.work.look()
  const [task] = (await shop.promises.tasks()).filter(({ subject }) => subject === id)
  assert.equal(task?.orderId, shop.order.id)
  Object.assign(gateway, { verify })
  await shop.payments.reconcile()
  assert.equal(await shop.capturesOf(id), 1)
  assert.deepEqual(
    (await shop.promises.tasks()).filter(({ subject }) => subject === id),
    [],
  )
})
