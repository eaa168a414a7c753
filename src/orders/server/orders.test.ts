import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { negative, rial } from '#money/rial.ts'
import { isOrderNumber } from '#orders/order-number.ts'
import { openMarket, price } from '#testing/orders/market.ts'
import { sellsBy } from '#testing/orders/seats.ts'
import { bookFaults } from '#wallet/server/books.ts'

const refused = (code: string) => ({ code })

test('an order is bought from created to issued, each step once, and the money is where it belongs', async () => {
  await using market = await openMarket()
  const { orders, wallet, house } = market
  const order = await market.buy()
  assert.equal(order.status, 'submitted')
  assert.ok(isOrderNumber(order.orderNumber))
  assert.deepEqual(await market.seats(), { free: 19, held: 1, issued: 0 })
  await orders.approve(order.orderId, order.ownerId)
  assert.equal((await orders.payable(order.orderId, order.ownerId)).amount, price)
  assert.equal(await market.pay(order), 'paid')
  await orders.work.issue(order.orderId)
  const { status, reference } = await orders.ofUser(order.orderId, order.ownerId)
  assert.deepEqual([status, reference], ['issued', 'K7RM2Q'])
  assert.deepEqual(await market.seats(), { free: 19, held: 0, issued: 1 })
  const balances = await all(
    house.database,
    sql<{ class: string; balance: number }>`select class, balance from wallet.account order by class`,
  )
  assert.deepEqual(
    balances.map((row) => [row.class, row.balance]),
    [
      ['gateway-clearing', negative(price)],
      ['prepayment', 0],
      ['revenue', 900_000],
      ['supplier-payable', 28_000_000],
    ],
  )
  assert.equal(await wallet.balanceOf(order.ownerId), 0)
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['paid', 'issued'],
  )
  assert.deepEqual(await bookFaults(house.database), [])
})

test('the same call made again gives the same order and takes no second seat', async () => {
  await using market = await openMarket()
  const wish = { ownerId: randomUUID(), once: 'the-same-key' }
  const made = await Promise.all(Array.from({ length: 8 }, () => market.buy(wish)))
  assert.equal(new Set(made.map((order) => order.orderId)).size, 1)
  assert.deepEqual(await market.seats(), { free: 19, held: 1, issued: 0 })
})

test('a call cut off while seats were being taken goes on when made again', async () => {
  await using market = await openMarket()
  const wish = { ownerId: randomUUID(), once: 'cut-off-key' }
  const seats = sellsBy(market.house, market.hall)
  market.orders.sell({ ...seats, hold: () => Promise.reject(new Error('connection lost')) })
  await assert.rejects(market.buy(wish), /connection lost/)
  const before = await market.orders.mine(wish.ownerId, { kind: 'all', page: 1, take: 10 })
  assert.deepEqual(
    before.orders.map((order) => order.status),
    ['created'],
  )
  market.orders.sell(seats)
  const order = await market.buy(wish)
  assert.deepEqual([order.orderId, order.status], [before.orders[0]?.orderId, 'submitted'])
})

test('what is sold out is refused, and the order is rejected without a seat', async () => {
  await using market = await openMarket(1)
  await market.buy()
  const ownerId = randomUUID()
  await assert.rejects(market.buy({ ownerId, once: 'too-late-key' }), refused('SOLD_OUT'))
  await assert.rejects(market.buy({ ownerId, once: 'too-late-key' }), refused('BOOKING_FAILED'))
  const { orders } = await market.orders.mine(ownerId, { kind: 'past', page: 1, take: 10 })
  assert.deepEqual(
    orders.map((order) => [order.status, order.labels.order]),
    [['rejected', 'Rejected']],
  )
  assert.deepEqual(await market.seats(), { free: 0, held: 1, issued: 0 })
})

test('seats held at another price than the one shown are given back', async () => {
  await using market = await openMarket()
  market.hall.price = rial(30_000_000)
  await assert.rejects(market.buy(), refused('PRICE_CHANGED'))
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
})

test('a traveller keeps at most three unpaid orders, even when asking for ten at once', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => market.buy({ ownerId })))
  assert.equal(tries.filter((one) => one.status === 'fulfilled').length, 3)
  for (const one of tries) if (one.status === 'rejected') assert.equal(one.reason.code, 'TOO_MANY_HOLDS')
  const [first] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await market.orders.cancel(first?.orderId ?? '', ownerId)
  assert.equal((await market.buy({ ownerId })).status, 'submitted')
})

test('a cancelled order gives its seats back once and cannot be paid', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.orders.cancel(order.orderId, order.ownerId)
  assert.equal((await market.orders.cancel(order.orderId, order.ownerId)).status, 'cancelled')
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  await assert.rejects(market.orders.payable(order.orderId, order.ownerId), refused('ORDER_ENDED'))
  await assert.rejects(market.orders.approve(order.orderId, order.ownerId), refused('ORDER_ENDED'))
})

test('an order of what is not to be had any more gives its seats back, and its owner is told once', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  const withdrawn = await market.orders.withdraw(order.orderId, 'the flight was cancelled')
  assert.deepEqual([withdrawn?.status, withdrawn?.reason], ['cancelled', 'the flight was cancelled'])
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  assert.equal(await market.orders.withdraw(order.orderId, 'the flight was cancelled'), undefined)
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['withdrawn'],
  )
})

test('a paid order is neither cancelled nor paid again', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  await assert.rejects(market.orders.cancel(order.orderId, order.ownerId), refused('ALREADY_PAID'))
  await assert.rejects(market.orders.payable(order.orderId, order.ownerId), refused('ALREADY_PAID'))
})

test('what its owner has not agreed to cannot be paid', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  await assert.rejects(market.orders.payable(order.orderId, order.ownerId), refused('NOT_APPROVED'))
  assert.equal(await market.pay(order), 'credited')
  assert.equal(await market.status(order), 'submitted')
})

test('when its time is over an unpaid order expires and its seats are free again', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.orders.work.expire(order.orderId)
  assert.equal(await market.status(order), 'approved', 'not before its time')
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  await assert.rejects(market.orders.payable(order.orderId, order.ownerId), refused('ORDER_EXPIRED'))
  await market.orders.work.sweep()
  assert.equal(await market.status(order), 'expired')
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['expired'],
  )
})

test('money that comes after the end is the traveller’s, in the wallet', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  market.house.clock.advance({ minutes: 16 })
  await market.orders.work.sweep()
  assert.equal(await market.pay(order), 'credited')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  assert.equal(await market.status(order), 'expired')
})

test('money of another amount than the order’s is the traveller’s, and the order may still be paid', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  assert.equal(await market.pay(order, { amount: rial(1000) }), 'credited')
  assert.equal(market.news[0]?.amount, 1000)
  assert.equal(await market.wallet.balanceOf(order.ownerId), 1000)
  assert.equal(await market.pay(order), 'paid')
})

test('what is paid and cannot be issued returns to the wallet, and the seats to the hall', async () => {
  await using market = await openMarket()
  market.hall.answer = () => ({ kind: 'failed', reason: 'host refused' })
  const order = await market.bought()
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'failed')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  assert.deepEqual(await bookFaults(market.house.database), [])
})

test('a ticket that comes late is waited for, but for 15 minutes at the most', async () => {
  await using market = await openMarket()
  market.hall.answer = () => ({ kind: 'later', afterSeconds: 60 })
  const [late, never] = [await market.bought(), await market.bought()]
  for (const order of [late, never]) {
    await market.pay(order)
    await market.orders.work.issue(order.orderId)
    assert.equal(await market.status(order), 'issuing')
  }
  market.house.clock.advance({ minutes: 14 })
  market.hall.answer = () => 'issue'
  await market.orders.work.issue(late.orderId)
  assert.equal(await market.status(late), 'issued')
  market.house.clock.advance({ minutes: 1, seconds: 1 })
  market.hall.answer = () => ({ kind: 'later', afterSeconds: 60 })
  await market.orders.work.issue(never.orderId)
  assert.equal(await market.status(never), 'failed')
  assert.equal(await market.wallet.balanceOf(never.ownerId), price)
})

test('a product that breaks is asked again, and after 15 minutes the money is given back', async () => {
  await using market = await openMarket()
  market.hall.answer = () => {
    throw new Error('wire broken')
  }
  const order = await market.bought()
  await market.pay(order)
  await assert.rejects(market.orders.work.issue(order.orderId), /wire broken/)
  assert.equal(await market.status(order), 'issuing')
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'failed')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
})

test('a ticket that came out although nobody heard of it is not paid back', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  await sql`update public.seat set is_issued = true`.execute(market.house.database)
  market.hall.answer = () => ({ kind: 'failed', reason: 'answer lost' })
  await assert.rejects(market.orders.work.issue(order.orderId), /issued while it was given up/)
  market.hall.answer = () => 'issue'
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'issued')
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
})
