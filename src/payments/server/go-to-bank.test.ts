import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openTestBank } from '#testing/payments/gateway.ts'
import { dariush, openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'

const posting = openTestBank({ id: 3, isPosting: true })
let shop: TestShop

before(async () => {
  shop = await openTestShop([posting.gateway])
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

const returnOf = (id: string, fields: Readonly<Record<string, string>>, headers: object = {}) =>
  shop.house.app.inject({
    method: 'POST',
    url: `/api/payment/Return/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('a bank that wants a form is gone to by a page of ours, which only the payer may see', async () => {
  const { id, address } = await shop.opened()
  assert.equal(address, `/payment/go/${id}`)
  const { action, payment, reference } = await shop.payments.goingOf(id, sara)
  assert.deepEqual(action, {
    method: 'POST',
    address: 'https://bank-3.test/pay',
    fields: { Token: reference },
  })
  assert.equal(payment.amount, 28_900_000)
  await assert.rejects(shop.payments.goingOf(id, dariush), { code: 'PAYMENT_NOT_FOUND' })
})

test('the bank’s page posts the payer back: from elsewhere, without a cookie, and he is sent on by GET', async () => {
  const { id } = await shop.opened()
  const { reference } = posting.pay(posting.sales.at(-1)?.reference ?? '')
  for (const origin of ['https://bank-3.test', 'null']) {
    const answer = await returnOf(id, { ref: reference, ok: '1', receipt: 'r-1' }, { origin })
    assert.equal(answer.statusCode, 303, answer.body)
    assert.equal(answer.headers['location'], `/payment/${shop.order.id}`)
    assert.equal(await shop.capturesOf(id), 1)
  }
  const { action } = await shop.payments.goingOf(id, sara)
  assert.equal(action, undefined)
})

test('no other change may be asked for from another site’s page', async () => {
  const answer = await shop.house.app.inject({
    method: 'POST',
    url: '/api/payment/Pay/Create',
    headers: { 'x-user': sara, origin: 'https://bank-3.test', 'idempotency-key': 'a-key-of-the-bank' },
    payload: { orderId: shop.order.id },
  })
  assert.equal(answer.statusCode, 403)
})

test('a posted return that says nothing, or of another payment, opens nothing', async () => {
  const mine = await shop.opened()
  const myReference = posting.sales.at(-1)?.reference ?? ''
  shop.nextOrder()
  const other = await shop.opened()
  posting.pay(myReference)
  for (const fields of [{}, { ok: '1' }, { ref: 'nobody’s', ok: '1' }, { ref: myReference, ok: '1' }])
    assert.equal((await returnOf(other.id, fields as Record<string, string>)).statusCode, 404)
  assert.equal(await shop.capturesOf(mine.id), 0)
  assert.equal(await shop.capturesOf(other.id), 0)
})

test('what the return brought is kept for the bank; a later «not paid» takes nothing of it away', async () => {
  const { id } = await shop.opened()
  const { reference } = posting.pay(posting.sales.at(-1)?.reference ?? '')
  const asked: unknown[] = []
  const gateway = shop.payments.gateways[0]
  assert.ok(gateway)
  const { verify } = gateway
  Object.assign(gateway, {
    verify: async (claim: Parameters<typeof verify>[0]) => {
      asked.push(claim.returned)
      return { kind: 'unknown', why: 'a test' }
    },
  })
  await returnOf(id, { ref: reference, ok: '1', receipt: 'r-2' })
  await returnOf(id, { ref: reference, ok: '0', receipt: 'r-3' })
  Object.assign(gateway, { verify })
  assert.deepEqual(asked.slice(0, 2), [{ receipt: 'r-2' }, { receipt: 'r-2' }])
  await returnOf(id, { ref: reference, ok: '1', receipt: 'r-2' })
  assert.equal(await shop.capturesOf(id), 1)
})

test('what is said of the wallet is handed on to the order, also when nothing is said', async () => {
  for (const useWallet of [true, false, undefined]) {
    shop.nextOrder()
    assert.equal((await shop.create({ useWallet })).statusCode, 200)
    assert.equal(shop.wishes.at(-1), useWallet)
  }
})
