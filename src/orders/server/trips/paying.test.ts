import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { minus, plus, rial } from '#money/rial.ts'
import { totalOf } from '#orders/trip.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'
import { brought, capture, make, planned, statuses } from '#testing/orders/trips.ts'

after(stopSharedServer)

test('one payment pays all of a trip, each order its own part, and each is issued', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const asked = await market.orders.trips.payable(trip.tripId, trip.ownerId)
  assert.deepEqual([asked.amount, asked.orderNumber], [totalOf(parts), trip.tripNumber])
  const attemptId = randomUUID()
  const pays = await brought(market, trip, attemptId)
  assert.deepEqual([await pays(), await pays()], ['paid', 'paid'], 'told twice, paid once')
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid'])
  await asItShouldBe(market)
  for (const { orderId } of parts) await market.orders.work.issue(orderId)
  assert.deepEqual(await statuses(market, trip), ['issued', 'issued'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), 0)
  await asItShouldBe(market)
})

test('a trip has a number of its own, is made once a call, and its hold ends with the first of its orders', async () => {
  await using market = await openMarket()
  const first = await market.bought()
  market.house.clock.advance({ minutes: 5 })
  const second = await market.bought(first.ownerId)
  const once = randomUUID()
  const trip = await make(market, first.ownerId, { orders: [first, second], once })
  assert.deepEqual(await make(market, first.ownerId, { orders: [first, second], once }), trip)
  const parts = await market.orders.trips.ordersOf(trip.tripId)
  assert.ok(parts.every(({ holdExpiresAt }) => holdExpiresAt.equals(first.holdExpiresAt)))
  assert.ok(!parts.some(({ orderNumber }) => orderNumber === trip.tripNumber))
  await asItShouldBe(market)
})

test('an order of a trip is not paid alone, nor made part of another', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const [flight] = parts
  assert.ok(flight)
  const { orderId, ownerId } = flight
  await fill(market, ownerId, price)
  const one = { code: 'OF_A_TRIP' }
  await assert.rejects(market.orders.payable(orderId, ownerId), one)
  await assert.rejects(market.orders.payable(orderId, ownerId, { useWallet: true }), one)
  await assert.rejects(market.orders.confirmFromWallet(orderId, ownerId), one)
  await assert.rejects(make(market, ownerId, { orders: parts }), one)
  assert.deepEqual(await statuses(market, trip), ['approved', 'approved'])
})

test('nobody makes a trip of what another bought, sees it or pays for it', async () => {
  await using market = await openMarket()
  const { trip } = await planned(market)
  const [mine, stranger] = [await market.bought(), await market.bought()]
  await assert.rejects(make(market, mine.ownerId, { orders: [mine, stranger] }), { code: 'ORDER_NOT_FOUND' })
  const { trips } = market.orders
  const none = { code: 'TRIP_NOT_FOUND' }
  const him = stranger.ownerId
  await assert.rejects(trips.ofUser(trip.tripId, him), none)
  await assert.rejects(trips.payable(trip.tripId, him), none)
  await assert.rejects(trips.walletWouldPay(trip.tripId, him), none)
  await assert.rejects(trips.confirmFromWallet(trip.tripId, him), none)
  await assert.rejects(trips.add({ tripId: trip.tripId, orderId: stranger.orderId, userId: him }), none)
  await assert.rejects(trips.ofUser('no trip', him), none)
})

test('the wallet pays a part of each, the gateway the rest, and who changes his mind has it back', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const { trips } = market.orders
  const some = plus(price, rial(1_000_000))
  await fill(market, trip.ownerId, some)
  assert.equal(await trips.walletWouldPay(trip.tripId, trip.ownerId), some)
  const withWallet = await trips.payable(trip.tripId, trip.ownerId, { useWallet: true })
  assert.equal(withWallet.amount, minus(totalOf(parts), some))
  assert.ok(withWallet.parts.every(({ amount }) => amount > 0))
  assert.deepEqual(await trips.payable(trip.tripId, trip.ownerId, { useWallet: true }), withWallet)
  assert.equal(await market.wallet.balanceOf(trip.ownerId), 0)
  assert.equal((await trips.payable(trip.tripId, trip.ownerId)).amount, totalOf(parts))
  assert.equal(await market.wallet.balanceOf(trip.ownerId), some)
  const again = await trips.payable(trip.tripId, trip.ownerId, { useWallet: true })
  assert.equal(await capture(market, trip, { attemptId: randomUUID(), parts: again.parts }), 'paid')
  await asItShouldBe(market)
})

test('all of it is paid from the wallet, once', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const { trips } = market.orders
  await assert.rejects(trips.confirmFromWallet(trip.tripId, trip.ownerId), { code: 'INSUFFICIENT_BALANCE' })
  await fill(market, trip.ownerId, totalOf(parts))
  await assert.rejects(trips.payable(trip.tripId, trip.ownerId, { useWallet: true }), {
    code: 'WALLET_COVERS_ALL',
  })
  await Promise.all([1, 2].map(() => trips.confirmFromWallet(trip.tripId, trip.ownerId)))
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), 0)
  await asItShouldBe(market)
})

test('what joins a trip that is paid has a payment of its own, and stands alone', async () => {
  await using market = await openMarket()
  const { trip } = await planned(market, true)
  await (await brought(market, trip))()
  const later = await market.bought(trip.ownerId)
  const { trips } = market.orders
  await trips.add({ tripId: trip.tripId, orderId: later.orderId, userId: trip.ownerId })
  const { amount, parts } = await trips.payable(trip.tripId, trip.ownerId)
  assert.deepEqual([amount, parts.map(({ orderId }) => orderId)], [later.total, [later.orderId]])
  await (await brought(market, trip))()
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid', 'paid'])
  await assert.rejects(trips.payable(trip.tripId, trip.ownerId), { code: 'ALREADY_PAID' })
  await asItShouldBe(market)
})
