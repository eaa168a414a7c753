import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { openTestBank } from '#testing/payments/gateway.ts'
import { dariush, openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { bookFaults, totalsByClass } from '#wallet/server/books.ts'

const bank = openTestBank()
let shop: TestShop

before(async () => {
  shop = await openTestShop([bank.gateway, { ...openTestBank({ id: 2 }).gateway, isActive: false }])
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

const fill = (amount: number, more: object = {}) =>
  shop.create({ orderId: undefined, topUp: { amount }, ...more })

async function filling(amount: number) {
  const answer = await fill(amount)
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json<{ data: { id: string } }>().data
  const { reference } = bank.sales.at(-1) ?? { reference: '' }
  return { id, reference, back: () => shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=1`) }
}

test('a wallet is filled once by what was paid, and its owner comes back to its movements', async () => {
  const { id, reference, back } = await filling(500_000)
  bank.pay(reference)
  const answers = await Promise.all(Array.from({ length: 100 }, back))
  for (const answer of answers) {
    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers['location'], `/profile/transactions?payment=${id}`)
  }
  assert.equal(await shop.wallet.balanceOf(sara), 500_000)
  const { status, purpose, orderId } = (await shop.paymentOf(id)) ?? {}
  assert.deepEqual(
    { status, purpose, orderId },
    { status: 'captured', purpose: 'top-up', orderId: undefined },
  )
  const { flows } = await shop.wallet.flowsOf(sara, { page: 1, take: 10 })
  assert.deepEqual(
    flows.map(({ type, amount }) => ({ type, amount })),
    [{ type: 'topped-up', amount: 500_000 }],
  )
})

test('a double click under one key adds once', async () => {
  const before = { balance: await shop.wallet.balanceOf(sara), sales: bank.sales.length }
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => fill(200_000, { key })))
  const ids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().data.id)
  assert.equal(new Set(ids).size, 1)
  assert.equal(bank.sales.length, before.sales + 1)
  const { reference } = bank.pay(bank.sales.at(-1)?.reference ?? '')
  await shop.ask(`/api/payment/Return/${ids[0]}?ref=${reference}&ok=1`)
  assert.equal((await shop.wallet.balanceOf(sara)) - before.balance, 200_000)
})

test('a top-up whose payer closes the tab is found by the round of questions', async () => {
  const before = await shop.wallet.balanceOf(sara)
  const { id, reference } = await filling(300_000)
  bank.pay(reference)
  shop.house.clock.advance({ minutes: 1 })
  await shop.payments.reconcile()
  assert.equal(await shop.statusOf(id), 'captured')
  assert.equal((await shop.wallet.balanceOf(sara)) - before, 300_000)
})

test('less than a thousand toman, and more than any gateway takes, is declined in words', async () => {
  for (const [amount, code] of [
    [9_990, 'TOP_UP_TOO_SMALL'],
    [0, 'TOP_UP_TOO_SMALL'],
    [500_000_001, 'TOP_UP_TOO_LARGE'],
  ] as const) {
    const answer = await fill(amount)
    assert.equal(answer.statusCode, 400, String(amount))
    const { meta } = answer.json()
    assert.equal(meta.code, code)
    assert.equal(meta.errors[0].property, 'topUp.amount')
  }
  assert.match((await fill(9_990)).json().meta.errors[0].errors[0], /1,000 تومان/)
  assert.equal((await fill(10_000)).statusCode, 200)
})

test('an amount that is none is no amount', async () => {
  for (const amount of [-10_000, 10_000.5, 1e300, '۱۰۰۰۰', null])
    assert.equal((await fill(amount as number)).statusCode, 400, String(amount))
})

test('a call pays an order or fills a wallet, not both and not neither', async () => {
  for (const body of [{ topUp: { amount: 20_000 } }, { orderId: undefined }]) {
    const answer = await shop.create(body)
    assert.equal(answer.statusCode, 400)
    assert.equal(answer.json().meta.errors[0].property, 'orderId')
  }
})

test('two top-ups are open at once, each its own; a stranger knows neither', async () => {
  const [one, other] = [await filling(20_000), await filling(20_000)]
  assert.notEqual(one.id, other.id)
  assert.equal((await shop.ask(`/api/payment/Pay/ById?id=${one.id}`, dariush)).statusCode, 404)
  const crossed = await shop.ask(`/api/payment/Return/${one.id}?ref=${other.reference}&ok=1`)
  assert.equal(crossed.statusCode, 404)
})

test('of another amount the wallet gets what was really taken, or nothing when it went back', async () => {
  const before = await shop.wallet.balanceOf(sara)
  const { id, reference, back } = await filling(100_000)
  bank.pay(reference, { taken: 90_000 })
  await back()
  assert.equal(await shop.statusOf(id), 'declined')
  assert.equal(await shop.wallet.balanceOf(sara), before)
  assert.equal(bank.sales.at(-1)?.standing, 'reversed')
})

test('the wallet and the gateway tell the same', async () => {
  assert.deepEqual(await bookFaults(shop.house.database), [])
  const totals = await totalsByClass(shop.house.database)
  assert.equal(totals.get('traveller-wallet'), -(totals.get('gateway-clearing') ?? 0))
  const taken = bank.sales.filter(({ standing }) => standing === 'verified')
  assert.equal(
    totals.get('traveller-wallet'),
    taken.reduce((sum, sale) => sum + sale.taken, 0),
  )
})
