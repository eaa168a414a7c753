import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { payAtBank, turnBackAtBank } from '#simulators/bank/payer.ts'
import { type BankShop, openBankShop } from '#testing/payments/bank-shop.ts'
import { dariush, ordinary, sara } from '#testing/payments/shop.ts'

let shop: BankShop

before(async () => {
  shop = await openBankShop()
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

test('the gateways are listed for everybody', async () => {
  const answer = await shop.ask('/api/payment/Gateway/Paged')
  assert.deepEqual(answer.json(), {
    data: [
      {
        id: 1,
        isActive: true,
        name: 'zarinpal',
        title: 'زرین‌پال',
        currency: 'IRR',
        health: 'healthy',
        isPreselected: true,
      },
    ],
  })
})

test('a paid order is captured once, on the bank’s word, and the payer sees the order’s page', async () => {
  const { id, address } = await shop.opened()
  assert.equal(shop.inBooks(address)?.amount, 28_900_000)
  const answer = await shop.back(await payAtBank(address, ordinary))
  assert.equal(answer.statusCode, 303)
  assert.equal(answer.headers['location'], `/payment/${shop.order.id}`)
  assert.equal(await shop.statusOf(id), 'captured')
  assert.equal(await shop.capturesOf(id), 1)
  assert.equal(shop.inBooks(address)?.status, 'VERIFIED')
})

test('twenty calls back at once capture once', async () => {
  const { id, address } = await shop.opened()
  const returned = await payAtBank(address, ordinary)
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.back(returned)))
  assert.ok(answers.every((answer) => answer.statusCode === 303))
  assert.equal(await shop.capturesOf(id), 1)
})

test('the named card that calls back twice is captured once', async () => {
  const { id, address } = await shop.opened()
  await shop.back(await payAtBank(address, '6037990000002222'))
  assert.equal(await shop.capturesOf(id), 1)
})

test('a forged «OK» captures nothing', async () => {
  const { id, address } = await shop.opened()
  const reference = address.slice(address.lastIndexOf('/') + 1)
  await shop.ask(`/api/payment/Return/${id}?Authority=${reference}&Status=OK`)
  assert.equal(await shop.capturesOf(id), 0)
  assert.equal(shop.inBooks(address)?.status, 'IN_BANK')
  await shop.back(await payAtBank(address, ordinary))
  assert.equal(await shop.capturesOf(id), 1)
})

test('another payment’s reference opens nothing', async () => {
  const mine = await shop.opened()
  shop.nextOrder()
  const cheap = await shop.opened()
  const returned = new URL((await payAtBank(cheap.address, ordinary)) ?? '')
  const answer = await shop.ask(`/api/payment/Return/${mine.id}${returned.search}`)
  assert.equal(answer.statusCode, 404)
  assert.equal(await shop.capturesOf(mine.id), 0)
  for (const query of ['', '?Authority=x', '?Authority=a&Authority=b'])
    assert.equal((await shop.ask(`/api/payment/Return/${mine.id}${query}`)).statusCode, 404, query)
})

test('a declined card and a payer who turns back may try again', async () => {
  for (const leave of [turnBackAtBank, (address: string) => payAtBank(address, '6037990000000000')]) {
    shop.nextOrder()
    const first = await shop.opened()
    assert.equal((await shop.back(await leave(first.address))).statusCode, 303)
    assert.equal(await shop.statusOf(first.id), 'declined')
    assert.equal((await shop.payments.statesOf([shop.order.id])).get(shop.order.id), 'declined')
    const second = await shop.opened()
    assert.notEqual(second.id, first.id)
    assert.equal((await shop.payments.statesOf([shop.order.id])).get(shop.order.id), 'started')
    await shop.back(await payAtBank(second.address, ordinary))
    assert.equal(await shop.capturesOf(second.id), 1)
  }
})

test('paying again while the bank’s page is open goes back to that page', async () => {
  const first = await shop.opened()
  assert.deepEqual(await shop.opened(), first)
})

test('ten clicks at once open one attempt', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.create()))
  const ids = answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.json().data.id)
  assert.equal(new Set(ids).size, 1)
  for (const answer of answers) assert.ok([200, 409].includes(answer.statusCode), answer.body)
})

test('a bank that cannot be reached gets no payer and leaves no attempt behind', async () => {
  shop.bank.faults.order('request-down', 1)
  const answer = await shop.create()
  assert.equal(answer.statusCode, 503)
  assert.equal(answer.json().meta.code, 'GATEWAY_DOWN')
  assert.equal(await shop.payments.latestOf(shop.order.id, sara), undefined)
  assert.equal((await shop.payments.statesOf([shop.order.id])).size, 0)
  assert.ok((await shop.opened()).address)
})

test('the last two minutes of a hold are not for going to the bank', async () => {
  shop.order.holdExpiresAt = shop.house.clock.now().add({ seconds: 119 })
  const answer = await shop.create()
  assert.equal(answer.statusCode, 409)
  assert.equal(answer.json().meta.code, 'HOLD_ENDING')
  shop.order.holdExpiresAt = shop.house.clock.now().add({ seconds: 125 })
  assert.equal((await shop.create()).statusCode, 200)
})

test('an amount beyond the gateway is declined in words', async () => {
  shop.order.amount = 2_000_000_001
  assert.equal((await shop.create()).json().meta.code, 'AMOUNT_NOT_TAKEN')
})

test('a payment is its owner’s alone', async () => {
  const { id } = await shop.opened()
  const mine = await shop.ask(`/api/payment/Pay/ById?id=${id}`, sara)
  const { at, ...shown } = mine.json().data
  assert.deepEqual(shown, {
    id,
    purpose: 'order',
    orderId: shop.order.id,
    amount: 28_900_000,
    status: 'started',
    gatewayId: 1,
    gatewayName: 'زرین‌پال',
    atBank: 'asked',
  })
  assert.ok(Temporal.Instant.from(at))
  assert.equal((await shop.ask(`/api/payment/Pay/ById?id=${id}`, dariush)).statusCode, 404)
  assert.equal((await shop.ask(`/api/payment/Pay/ById?id=${randomUUID()}`, sara)).statusCode, 404)
  assert.equal((await shop.ask(`/api/payment/Pay/ById?id=${id}`)).statusCode, 401)
  assert.equal((await shop.create({}, dariush)).statusCode, 404)
  assert.equal((await shop.payments.latestOf(shop.order.id, sara))?.id, id)
  assert.equal(await shop.payments.latestOf(shop.order.id, dariush), undefined)
})

test('a request to pay is checked field by field, in Persian', async () => {
  for (const [wrong, property] of [
    [{ orderId: '1 or 1=1' }, 'orderId'],
    [{ gatewayId: 'first' }, 'gatewayId'],
    [{ gatewayId: 1.5 }, 'gatewayId'],
    [{ walletType: 'Gold' }, 'walletType'],
    [{ isMobile: 'yes' }, 'isMobile'],
  ] as const) {
    const answer = await shop.create(wrong)
    assert.equal(answer.statusCode, 400)
    const [first] = answer.json().meta.errors
    assert.equal(first.property, property)
    assert.match(first.errors[0], /[\u0600-\u06ff]/)
  }
})

test('an unknown gateway number is answered by the first active one', async () => {
  assert.equal((await shop.create({ gatewayId: 7 })).statusCode, 200)
})
