import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderFaults } from '#orders/server/invariants.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

test('two hundred buyers for twenty seats: twenty orders, and all others are refused', async () => {
  await using market = await openMarket(20)
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => market.buy()))
  assert.equal(tries.filter((one) => one.status === 'fulfilled').length, 20)
  for (const one of tries) if (one.status === 'rejected') assert.equal(one.reason.code, 'SOLD_OUT')
  assert.deepEqual(await market.seats(), { free: 0, held: 20, issued: 0 })
})

test('the clock against the bank, fifty times: the order is paid or the wallet has the money, never neither', async () => {
  await using market = await openMarket(50)
  const orders = await Promise.all(Array.from({ length: 50 }, () => market.bought()))
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  const became = await Promise.all(
    orders.map(async (order, n) => {
      const clock = sleep(n % 5).then(() => market.orders.work.expire(order.orderId))
      const bank = sleep((n * 7) % 5).then(() => market.pay(order))
      await clock
      return bank
    }),
  )
  for (const [n, order] of orders.entries()) {
    const status = await market.status(order)
    assert.equal(status, became[n] === 'paid' ? 'paid' : 'expired')
    assert.equal(await market.wallet.balanceOf(order.ownerId), status === 'paid' ? 0 : price)
  }
  const paid = became.filter((one) => one === 'paid').length
  assert.deepEqual(await market.seats(), { free: 50 - paid, held: paid, issued: 0 })
  await asItShouldBe(market)
})

test('a callback made a hundred times at once is one payment', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  const attemptId = randomUUID()
  const told = await Promise.all(Array.from({ length: 100 }, () => market.pay(order, { attemptId })))
  assert.deepEqual(new Set(told), new Set(['paid']))
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['paid'],
  )
  await asItShouldBe(market)
})

test('two payments for one order: one pays it, the other is in the wallet', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  const told = await Promise.all([market.pay(order), market.pay(order)])
  assert.deepEqual(told.toSorted(), ['credited', 'paid'])
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  await asItShouldBe(market)
})

test('the owner cancels while the bank pays, thirty times: never a paid order without seats', async () => {
  await using market = await openMarket(30)
  const orders = await Promise.all(Array.from({ length: 30 }, () => market.bought()))
  await Promise.all(
    orders.flatMap((order) => [
      market.pay(order),
      market.orders
        .cancel(order.orderId, order.ownerId)
        .catch((error) => assert.equal(error.code, 'ALREADY_PAID')),
    ]),
  )
  const statuses = await Promise.all(orders.map((order) => market.status(order)))
  const paid = statuses.filter((status) => status === 'paid').length
  assert.deepEqual(await market.seats(), { free: 30 - paid, held: paid, issued: 0 })
  await asItShouldBe(market)
})

test('an order issued by ten workers at once is issued once', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  await Promise.all(Array.from({ length: 10 }, () => market.orders.work.issue(order.orderId)))
  assert.equal(await market.status(order), 'issued')
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['paid', 'issued'],
  )
  await asItShouldBe(market)
})

test('an order given up by ten workers at once is paid back once', async () => {
  await using market = await openMarket()
  market.hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  const order = await market.bought()
  await market.pay(order)
  await Promise.all(Array.from({ length: 10 }, () => market.orders.work.issue(order.orderId)))
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['paid', 'failed'],
  )
  await asItShouldBe(market)
})

test('paid orders are issued by the job without anybody asking', async () => {
  await using market = await openMarket(20, 'running')
  const order = await market.bought()
  await market.pay(order)
  for (let tries = 0; tries < 600 && (await market.status(order)) !== 'issued'; tries++) await sleep(100)
  assert.equal(await market.status(order), 'issued')
})

async function asItShouldBe({ house }: Market): Promise<void> {
  const { database } = house
  assert.deepEqual(await bookFaults(database), [])
  const prepaid = await openPrepayments(database)
  assert.deepEqual(await orderFaults(database, { now: house.clock.now(), prepaid }), [])
}
