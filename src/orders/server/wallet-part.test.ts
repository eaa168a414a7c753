import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { minus, rial } from '#money/rial.ts'
import { openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'

const some = rial(8_900_000)
const withWallet = { useWallet: true }

test('the wallet pays a part, the gateway the rest, and both together the total', async () => {
  await using market = await openMarket()
  const { orders, wallet } = market
  const order = await market.bought()
  await fill(market, order.ownerId, some)
  const { amount } = await orders.payable(order.orderId, order.ownerId, withWallet)
  assert.equal(amount, price - some)
  assert.equal((await orders.payable(order.orderId, order.ownerId, withWallet)).amount, amount, 'held once')
  assert.equal(await wallet.balanceOf(order.ownerId), 0)
  await asItShouldBe(market)
  assert.equal(await market.pay(order, { amount }), 'paid')
  await orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'issued')
  assert.deepEqual((await wallet.moneyOf(order.orderId)).map((one) => one.kind).toSorted(), [
    'order-paid',
    'wallet-held',
  ])
  await asItShouldBe(market)
})

test('eight tabs that go to the bank at once hold one part, and all are told the same sum', async () => {
  await using market = await openMarket()
  const { orders, wallet } = market
  const order = await market.bought()
  await fill(market, order.ownerId, minus(price, some))
  const told = await Promise.all(
    Array.from({ length: 8 }, () => orders.payable(order.orderId, order.ownerId, withWallet)),
  )
  assert.deepEqual([...new Set(told.map(({ amount }) => amount))], [some])
  assert.equal(await wallet.balanceOf(order.ownerId), 0)
  await asItShouldBe(market)
})

test('who changes his mind has his money back, and pays all of it at the gateway', async () => {
  await using market = await openMarket()
  const { orders } = market
  const order = await market.bought()
  await fill(market, order.ownerId, some)
  await orders.payable(order.orderId, order.ownerId, withWallet)
  assert.equal((await orders.payable(order.orderId, order.ownerId)).amount, price)
  assert.equal(await market.wallet.balanceOf(order.ownerId), some)
  assert.equal(
    await market.pay(order, { amount: minus(price, some) }),
    'credited',
    'the older sum pays nothing',
  )
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  await asItShouldBe(market)
})

test('what a code gives the wallet need not pay', async () => {
  await using market = await openMarket()
  const { orders, wallet } = market
  const order = await market.bought()
  await orders.publishVoucher({
    code: 'TENTH',
    product: 'flight',
    worth: { percent: 10 },
    most: null,
    leastTotal: rial(0),
    startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
    endsAt: Temporal.Instant.from('2030-01-01T00:00:00Z'),
    usesLimit: null,
    usesPerUser: null,
    budget: null,
  })
  const { discount } = await orders.applyVoucher({ orderId: order.orderId, code: 'TENTH' }, order.ownerId)
  assert.ok(discount > 0)
  await fill(market, order.ownerId, price)
  const paid = await orders.confirmFromWallet(order.orderId, order.ownerId)
  assert.deepEqual([paid.status, paid.walletPart], ['paid', price - discount])
  assert.equal(await wallet.balanceOf(order.ownerId), discount)
  await asItShouldBe(market)
})

test('a wallet that covers all leaves nothing for a gateway', async () => {
  await using market = await openMarket()
  const { orders } = market
  const order = await market.bought()
  await fill(market, order.ownerId, price)
  await assert.rejects(orders.payable(order.orderId, order.ownerId, withWallet), {
    code: 'WALLET_COVERS_ALL',
  })
  const paid = await orders.confirmFromWallet(order.orderId, order.ownerId)
  assert.deepEqual([paid.status, paid.walletPart], ['paid', price])
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  await orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'issued')
  await asItShouldBe(market)
})

test('what was held when the wallet was short is a part of confirming once it is full', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await fill(market, order.ownerId, some)
  await market.orders.payable(order.orderId, order.ownerId, withWallet)
  await fill(market, order.ownerId, minus(price, some))
  await market.orders.confirmFromWallet(order.orderId, order.ownerId)
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  await asItShouldBe(market)
})

test('a wallet that is short pays nothing and says so', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await fill(market, order.ownerId, minus(price, rial(1)))
  await assert.rejects(market.orders.confirmFromWallet(order.orderId, order.ownerId), {
    code: 'INSUFFICIENT_BALANCE',
  })
  assert.equal(await market.status(order), 'approved')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price - 1)
  await asItShouldBe(market)
})

test('a hundred confirmations of one order are one payment', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await fill(market, order.ownerId, rial(price * 3))
  const told = await Promise.all(
    Array.from({ length: 100 }, () => market.orders.confirmFromWallet(order.orderId, order.ownerId)),
  )
  assert.deepEqual(new Set(told.map((one) => one.status)), new Set(['paid']))
  assert.equal(await market.wallet.balanceOf(order.ownerId), price * 2)
  assert.deepEqual(
    market.news.map((one) => one.happened),
    ['paid'],
  )
  await asItShouldBe(market)
})

test('one wallet, three orders at once: it pays as many as it can, and never falls below nothing', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  await fill(market, ownerId, rial(price * 2))
  const orders = [await market.bought(ownerId), await market.bought(ownerId), await market.bought(ownerId)]
  const told = await Promise.allSettled(
    orders.flatMap((order) =>
      Array.from({ length: 10 }, () => market.orders.confirmFromWallet(order.orderId, ownerId)),
    ),
  )
  for (const one of told) if (one.status === 'rejected') assert.equal(one.reason.code, 'INSUFFICIENT_BALANCE')
  const statuses = await Promise.all(orders.map((order) => market.status(order)))
  assert.deepEqual(statuses.toSorted(), ['approved', 'paid', 'paid'])
  assert.equal(await market.wallet.balanceOf(ownerId), 0)
  await asItShouldBe(market)
})

test('the bank against the wallet, twenty times: one of them pays, the other’s money is in the wallet', async () => {
  await using market = await openMarket(40)
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const order = await market.bought()
      await fill(market, order.ownerId, price)
      await Promise.all([
        market.pay(order),
        market.orders
          .confirmFromWallet(order.orderId, order.ownerId)
          .catch((error) => assert.equal(error.code, 'ALREADY_PAID')),
      ])
      assert.equal(await market.status(order), 'paid')
      assert.equal(await market.wallet.balanceOf(order.ownerId), price)
    }),
  )
  await asItShouldBe(market)
})

test('an order that ends unpaid gives the wallet’s part back, however it ends', async () => {
  await using market = await openMarket()
  const [cancelled, expired] = [await market.bought(), await market.bought()]
  for (const order of [cancelled, expired]) {
    await fill(market, order.ownerId, some)
    await market.orders.payable(order.orderId, order.ownerId, withWallet)
  }
  await market.orders.cancel(cancelled.orderId, cancelled.ownerId)
  market.house.clock.advance({ minutes: 15, seconds: 1 })
  await market.orders.work.sweep()
  assert.equal(await market.status(expired), 'expired')
  for (const order of [cancelled, expired]) {
    assert.equal(await market.wallet.balanceOf(order.ownerId), some)
    assert.equal((await market.orders.order(order.orderId))?.walletPart, 0)
  }
  assert.equal(
    await market.pay(expired, { amount: minus(price, some) }),
    'credited',
    'and late money follows it',
  )
  assert.equal(await market.wallet.balanceOf(expired.ownerId), price)
  await asItShouldBe(market)
})

test('what the wallet paid comes back when the ticket does not', async () => {
  await using market = await openMarket()
  market.hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  const order = await market.bought()
  await fill(market, order.ownerId, price)
  await market.orders.confirmFromWallet(order.orderId, order.ownerId)
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'failed')
  assert.equal(await market.wallet.balanceOf(order.ownerId), price)
  await assert.rejects(market.orders.confirmFromWallet(order.orderId, order.ownerId), { code: 'ORDER_ENDED' })
  await asItShouldBe(market)
})

test('the expiry of an order and its confirmation at once: paid, or the money back', async () => {
  await using market = await openMarket(30)
  const orders = await Promise.all(Array.from({ length: 30 }, () => market.bought()))
  for (const order of orders) await fill(market, order.ownerId, price)
  market.house.clock.advance({ minutes: 14, seconds: 59 })
  await Promise.all(
    orders.map(async (order, n) => {
      if (n === 15) market.house.clock.advance({ seconds: 2 })
      await Promise.all([
        market.orders.confirmFromWallet(order.orderId, order.ownerId).catch(() => undefined),
        market.orders.work.expire(order.orderId),
      ])
    }),
  )
  for (const order of orders) {
    const isPaid = (await market.status(order)) === 'paid'
    assert.equal(await market.wallet.balanceOf(order.ownerId), isPaid ? 0 : price)
  }
  await asItShouldBe(market)
})

test('what a payment would take out of the wallet is told before: a part, all of it, and nothing twice', async () => {
  await using market = await openMarket()
  const { orders } = market
  const { orderId, ownerId } = await market.bought()
  assert.equal(await orders.walletWouldPay(orderId, ownerId), 0)
  await fill(market, ownerId, some)
  assert.equal(await orders.walletWouldPay(orderId, ownerId), some)
  await orders.payable(orderId, ownerId, withWallet)
  assert.equal(await orders.walletWouldPay(orderId, ownerId), 0)
  await fill(market, ownerId, price)
  assert.equal(await orders.walletWouldPay(orderId, ownerId), minus(price, some))
  await assert.rejects(orders.walletWouldPay(orderId, randomUUID()), { code: 'ORDER_NOT_FOUND' })
})
