import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { demoVouchers } from '#demo/sample-data.ts'
import type { Order } from '#orders/order.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'

async function marketWith(more: object): Promise<Market> {
  const market = await openMarket(1000)
  await market.orders.publishVoucher({ ...demoVouchers.open, code: 'AVVALIN', ...more })
  return market
}

const apply = ({ orders }: Market, order: Order) =>
  orders.applyVoucher({ orderId: order.orderId, code: 'AVVALIN' }, order.ownerId)

test('a code for the first purchase is for who has paid nothing yet, and his failed holds do not count', async () => {
  await using market = await marketWith({ isFirstOnly: true })
  const ownerId = randomUUID()
  const left = await market.buy({ ownerId })
  await market.orders.cancel(left.orderId, ownerId)
  const first = await market.bought(ownerId)
  assert.ok((await apply(market, first)).discount > 0)
  assert.equal(await market.pay(await market.orders.ofUser(first.orderId, ownerId)), 'paid')
  const second = await market.buy({ ownerId })
  await assert.rejects(apply(market, second), { code: 'VOUCHER_FIRST_ONLY' })
  const stranger = await market.buy()
  assert.ok((await apply(market, stranger)).discount > 0)
  await asItShouldBe(market)
})

test('of three orders at once one alone is the first purchase', async () => {
  await using market = await marketWith({ isFirstOnly: true })
  const ownerId = randomUUID()
  const orders = await Promise.all(Array.from({ length: 3 }, () => market.buy({ ownerId })))
  const taken = await Promise.allSettled(orders.map((order) => apply(market, order)))
  assert.equal(taken.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const one of taken) if (one.status === 'rejected') assert.equal(one.reason.code, 'VOUCHER_YOUR_LIMIT')
})

test('the last use of a code goes to one of two at once, and the other is told so', async () => {
  await using market = await marketWith({ usesLimit: 1 })
  const orders = await Promise.all([market.buy(), market.buy()])
  const taken = await Promise.allSettled(orders.map((order) => apply(market, order)))
  assert.deepEqual(taken.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  for (const one of taken) if (one.status === 'rejected') assert.equal(one.reason.code, 'VOUCHER_USED_UP')
})

test('a stopped code gives nothing more, and what was taken with it is paid', async () => {
  await using market = await marketWith({})
  const { codes } = market.orders.pricing
  const before = await market.bought()
  await apply(market, before)
  await codes.stop(market.house.database, 'AVVALIN')
  await assert.rejects(apply(market, await market.buy()), { code: 'VOUCHER_EXPIRED' })
  assert.equal(await market.pay(await market.orders.ofUser(before.orderId, before.ownerId)), 'paid')
  const uses = await codes.usesOf('AVVALIN')
  assert.deepEqual(
    uses.map(({ orderNumber, givenBackAt }) => [orderNumber, givenBackAt]),
    [[before.orderNumber, null]],
  )
  await assert.rejects(codes.write(market.house.database, { ...demoVouchers.open, code: 'AVVALIN' }), {
    code: 'CODE_TAKEN',
  })
  await asItShouldBe(market)
})
