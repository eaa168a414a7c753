import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openTestBank } from '#testing/payments/gateway.ts'
import { openTestShop, type TestShop } from '#testing/payments/shop.ts'

let shop: TestShop

before(async () => {
  shop = await openTestShop([openTestBank().gateway])
})
after(() => shop[Symbol.asyncDispose]())

async function begunAtGone(): Promise<string> {
  shop.nextOrder()
  const { id } = await shop.opened()
  await sql`alter table payments.attempts disable trigger user`.execute(shop.house.database)
  await sql`update payments.attempts set gateway_id = 77 where id = ${id}`.execute(shop.house.database)
  await sql`alter table payments.attempts enable trigger user`.execute(shop.house.database)
  return id
}

const tasks = async () => (await shop.promises.tasks()).map(({ kind, subject }) => [kind, subject])

test('a payment at a gateway that was taken out is shown as one that the bank is asked about, and is the desk’s', async () => {
  const id = await begunAtGone()
  shop.house.clock.advance({ minutes: 1 })
  const shown = await shop.paymentOf(id)
  assert.deepEqual([shown?.status, shown?.atBank, shown?.gatewayName], ['started', 'asked', 'درگاه پیشین'])
  await shop.payments.reconcile()
  await shop.payments.reconcile()
  assert.deepEqual(await tasks(), [['payment-asked-by-hand', id]])
  const [task] = await shop.promises.tasks()
  await shop.promises.done(task?.number ?? 0)
  await shop.payments.reconcile()
  assert.deepEqual(await tasks(), [])
})

test('whoever comes back from it is led to his payment, and no second one begins beside it', async () => {
  const id = await begunAtGone()
  const back = await shop.ask(`/api/payment/Return/${id}?ref=whatever`)
  assert.equal(back.statusCode, 303)
  assert.equal(back.headers.location, `/payment/${shop.order.id}`)
  const again = await shop.create()
  assert.equal(again.json().meta.code, 'ATTEMPT_RUNNING')
  assert.equal(again.statusCode, 409)
})

test('once no bank can hold anything of it, it ends with the promise that what was taken comes back', async () => {
  const id = await begunAtGone()
  shop.house.clock.advance({ hours: 2 })
  await shop.payments.reconcile()
  assert.equal(await shop.statusOf(id), 'abandoned')
  assert.equal((await shop.promises.of('failed-payment-returned', id))?.keptAt, null)
  assert.equal(await shop.capturesOf(id), 0)
  Object.assign(shop.order, { holdExpiresAt: shop.house.clock.now().add({ minutes: 15 }) })
  assert.equal((await shop.create()).statusCode, 200, 'it may be paid anew')
  assert.equal(shop.house.logged.filter((line) => line.includes('payment.reconcile-failed')).length, 0)
})
