import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { demoVouchers } from '#demo/sample-data.ts'
import { minus, negative, rial } from '#money/rial.ts'
import { due, type Order } from '#orders/order.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'

const ten = rial(2_000_000)

async function marketWith(more: Partial<typeof demoVouchers.open> | object = {}): Promise<Market> {
  const market = await openMarket(1000)
  for (const voucher of Object.values(demoVouchers)) await market.orders.publishVoucher(voucher)
  await market.orders.publishVoucher({ ...demoVouchers.open, code: 'LIMITED', ...more })
  return market
}

const apply = ({ orders }: Market, order: Order, code = 'PARASTOO10') =>
  orders.applyVoucher({ orderId: order.orderId, code }, order.ownerId)

const used = async ({ house }: Market, code: string) =>
  one(
    house.database,
    sql<{ used: number; spent: number }>`select used, spent from orders.voucher where code = ${code}`,
  )

test('a code takes its part off, and taken away gives it back', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  const applied = await apply(market, order, ' parastoo ۱۰ ')
  assert.deepEqual([applied.discount, due(applied)], [ten, price - ten])
  assert.equal((await apply(market, order)).discount, ten, 'again is harmless')
  assert.deepEqual(await used(market, 'PARASTOO10'), { used: 1, spent: ten })
  assert.equal((await market.orders.payable(order.orderId, order.ownerId)).amount, price - ten)
  const removed = await market.orders.removeVoucher(order.orderId, order.ownerId)
  assert.deepEqual([removed.discount, due(removed)], [0, price])
  assert.deepEqual(await used(market, 'PARASTOO10'), { used: 0, spent: 0 })
  await asItShouldBe(market)
})

test('every way in which a code gives nothing is said in its own words', async () => {
  await using market = await marketWith()
  const order = await market.buy()
  const reasons = {
    NEVERHEARD: 'VOUCHER_UNKNOWN',
    [demoVouchers.expired.code]: 'VOUCHER_EXPIRED',
    [demoVouchers.notYet.code]: 'VOUCHER_NOT_YET',
    [demoVouchers.usedUp.code]: 'VOUCHER_USED_UP',
    [demoVouchers.dear.code]: 'VOUCHER_BELOW_MINIMUM',
  }
  for (const [code, reason] of Object.entries(reasons))
    await assert.rejects(apply(market, order, code), { code: reason })
  await apply(market, order)
  await assert.rejects(apply(market, order, demoVouchers.once.code), { code: 'VOUCHER_ALREADY' })
})

test('a discount is ours to pay: the gateway brings the rest, and the books say who gave what', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  const applied = await apply(market, order)
  assert.equal(await market.pay(order), 'credited', 'the old sum pays nothing')
  assert.equal(await market.pay(applied), 'paid')
  await market.orders.work.issue(order.orderId)
  const { balance } = await one(
    market.house.database,
    sql<{
      balance: number
    }>`select balance from wallet.account where class = 'discounts' and owner = 'PARASTOO10'`,
  )
  assert.equal(balance, negative(ten))
  assert.deepEqual(await market.orders.moneyShares(order.orderId), {
    total: price,
    discount: ten,
    walletPart: 0,
    rateDifference: 0,
    voucher: 'PARASTOO10',
  })
  await asItShouldBe(market)
})

test('gateway, wallet and discount pay one order together, to the rial', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  await fill(market, order.ownerId, rial(7_777_777))
  await apply(market, order)
  const { amount } = await market.orders.payable(order.orderId, order.ownerId, { useWallet: true })
  assert.equal(amount, price - ten - 7_777_770)
  assert.equal(await market.pay(order, { amount }), 'paid')
  await asItShouldBe(market)
})

test('an order whose ticket fails returns what was paid, not what was given, and the code is usable again', async () => {
  await using market = await marketWith()
  market.hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  const order = await market.bought()
  const code = demoVouchers.once.code
  const applied = await apply(market, order, code)
  assert.equal(await market.pay(applied), 'paid')
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.wallet.balanceOf(order.ownerId), price - 500_000)
  assert.deepEqual(await used(market, code), { used: 0, spent: 0 })
  const next = await market.bought(order.ownerId)
  assert.equal((await apply(market, next, code)).discount, 500_000)
  await asItShouldBe(market)
})

test('an order that ends unpaid gives its code back', async () => {
  await using market = await marketWith({ usesPerUser: 1 })
  const [cancelled, expired] = [await market.bought(), await market.bought()]
  await apply(market, cancelled, 'LIMITED')
  await apply(market, expired, 'LIMITED')
  await market.orders.cancel(cancelled.orderId, cancelled.ownerId)
  market.house.clock.advance({ minutes: 16 })
  await market.orders.work.sweep()
  assert.deepEqual(await used(market, 'LIMITED'), { used: 0, spent: 0 })
  await asItShouldBe(market)
})

test('a hundred at once do not pass a limit of ten', async () => {
  await using market = await marketWith({ usesLimit: 10 })
  const orders = await Promise.all(Array.from({ length: 100 }, () => market.buy()))
  const told = await Promise.allSettled(orders.map((order) => apply(market, order, 'LIMITED')))
  assert.equal(told.filter((one) => one.status === 'fulfilled').length, 10)
  for (const one of told) if (one.status === 'rejected') assert.equal(one.reason.code, 'VOUCHER_USED_UP')
  assert.deepEqual(await used(market, 'LIMITED'), { used: 10, spent: ten * 10 })
  await asItShouldBe(market)
})

test('a hundred at once do not pass a budget, nor one traveller his own limit', async () => {
  await using market = await marketWith({ budget: rial(ten * 7 + 1), usesPerUser: 1 })
  const orders = await Promise.all(Array.from({ length: 97 }, () => market.buy()))
  const ownerId = randomUUID()
  const own = await Promise.all(Array.from({ length: 3 }, () => market.buy({ ownerId })))
  const mine = await Promise.allSettled(own.map((order) => apply(market, order, 'LIMITED')))
  assert.equal(mine.filter((one) => one.status === 'fulfilled').length, 1)
  const told = await Promise.allSettled(orders.map((order) => apply(market, order, 'LIMITED')))
  assert.equal(told.filter((one) => one.status === 'fulfilled').length, 6)
  assert.deepEqual(await used(market, 'LIMITED'), { used: 7, spent: ten * 7 })
  await asItShouldBe(market)
})

test('ten tries of one order at once use the code once', async () => {
  await using market = await marketWith({ usesLimit: 10 })
  const order = await market.bought()
  const told = await Promise.allSettled(Array.from({ length: 10 }, () => apply(market, order, 'LIMITED')))
  assert.ok(told.every((one) => one.status === 'fulfilled'))
  assert.deepEqual(await used(market, 'LIMITED'), { used: 1, spent: ten })
})

test('when the price changes the code is worth what it is worth of the new one', async () => {
  await using market = await marketWith({ most: null })
  const order = await market.buy()
  await apply(market, order, 'LIMITED')
  market.hall.asks = rial(27_744_000)
  const { order: approved } = await market.orders.approve(order.orderId, order.ownerId)
  assert.equal(approved.discount, 2_774_400)
  assert.deepEqual(await used(market, 'LIMITED'), { used: 1, spent: 2_774_400 })
  assert.equal(await market.pay(approved), 'paid')
  await asItShouldBe(market)
})

test('a code that is worth nothing of the new price is given back, and once', async () => {
  await using market = await marketWith({ most: null })
  const [order, other] = [await market.buy(), await market.buy()]
  await apply(market, other, 'LIMITED')
  await apply(market, order, 'LIMITED')
  market.hall.asks = rial(10_000)
  const { order: approved } = await market.orders.approve(order.orderId, order.ownerId)
  assert.deepEqual([approved.status, approved.discount], ['approved', 0])
  assert.deepEqual(await used(market, 'LIMITED'), { used: 1, spent: 2_890_000 })
  await asItShouldBe(market)
})

test('a code taken after the wallet’s part was held gives the part back first', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  await fill(market, order.ownerId, minus(price, rial(10_000)))
  await market.orders.payable(order.orderId, order.ownerId, { useWallet: true })
  const applied = await apply(market, order)
  assert.deepEqual([applied.walletPart, applied.discount], [0, ten])
  const paid = await market.orders.confirmFromWallet(order.orderId, order.ownerId)
  assert.deepEqual([paid.status, paid.walletPart], ['paid', price - ten])
  await asItShouldBe(market)
})

test('a traveller who guesses codes is asked to wait', async () => {
  await using market = await marketWith()
  const order = await market.buy()
  for (let n = 0; n < 10; n++)
    await assert.rejects(apply(market, order, `GUESS${n}`), { code: 'VOUCHER_UNKNOWN' })
  await assert.rejects(apply(market, order), { code: 'TOO_MANY_CODES' })
  market.house.clock.advance({ minutes: 11 })
  assert.equal((await apply(market, order)).discount, ten)
})

test('an order that is paid or another’s takes no code', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  await market.pay(order)
  await assert.rejects(apply(market, order), { code: 'ALREADY_PAID' })
  await assert.rejects(apply(market, { ...order, ownerId: randomUUID() }), { code: 'ORDER_NOT_FOUND' })
})

test('nobody takes a code away from an order of another’s', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  await apply(market, order)
  const { orderId, ownerId } = order
  await assert.rejects(market.orders.removeVoucher(orderId, randomUUID()), { code: 'ORDER_NOT_FOUND' })
  assert.equal((await market.orders.payable(orderId, ownerId)).amount, price - ten)
})

test('what a provider of codes sent is kept as it came', async () => {
  await using market = await marketWith()
  const order = await market.bought()
  await market.orders.applyVoucher(
    { orderId: order.orderId, code: 'PARASTOO10', extra: '{"club":"7"}' },
    order.ownerId,
  )
  const { provider_extra } = await one(
    market.house.database,
    sql<{ provider_extra: string }>`select provider_extra from orders.voucher_use`,
  )
  assert.equal(provider_extra, '{"club":"7"}')
})
