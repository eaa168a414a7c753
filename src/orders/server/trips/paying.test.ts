import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { minus, plus, rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { type Trip, totalOf } from '#orders/trip.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'
import { threeRooms } from '#testing/orders/stay.ts'

after(stopSharedServer)

/** A flight and a room that Sara has agreed to, made a trip. */
async function planned(market: Market, isWhole = false): Promise<{ trip: Trip; parts: readonly Order[] }> {
  const flight = await market.bought()
  const room = await market.buy({ ownerId: flight.ownerId, ...threeRooms })
  await market.orders.approve(room.orderId, room.ownerId)
  const trip = await make(market, flight.ownerId, { orders: [flight, room], isWhole })
  return { trip, parts: await market.orders.trips.ordersOf(trip.tripId) }
}

/** `orders` are one owner's. */
function make(
  { orders: { trips } }: Market,
  userId: string,
  { orders, isWhole = false, once = randomUUID() }: Wanted,
) {
  return trips.make({ userId, orderIds: orders.map(({ orderId }) => orderId), isWhole, once })
}

interface Wanted {
  readonly orders: readonly Order[]
  readonly isWhole?: boolean
  readonly once?: string
}

/** The bank's word on what was asked of it: one attempt for all. */
async function brought(market: Market, trip: Trip, attemptId: string = randomUUID()) {
  const { parts } = await market.orders.trips.payable(trip.tripId, trip.ownerId)
  return () => capture(market, trip, { attemptId, parts })
}

type Parts = Awaited<ReturnType<Market['orders']['trips']['payable']>>['parts']

function capture({ house, orders }: Market, { tripId }: Trip, of: { attemptId: string; parts: Parts }) {
  return house.database
    .transaction()
    .execute((trx) => orders.trips.captured(trx, { ...of, tripId, gatewayId: 1 }))
}

async function statuses({ orders }: Market, { tripId }: Trip): Promise<readonly string[]> {
  return (await orders.trips.ordersOf(tripId)).map(({ status }) => status)
}

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

test('what expired between goes to the wallet, and the rest is paid', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const pays = await brought(market, trip)
  await market.orders.cancel(parts[0]?.orderId ?? '', trip.ownerId)
  assert.equal(await pays(), 'paid')
  assert.deepEqual(await statuses(market, trip), ['cancelled', 'paid'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), price)
  await asItShouldBe(market)
})

test('of what stands or falls together nothing is paid when a part has ended', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const pays = await brought(market, trip)
  await market.orders.cancel(parts[0]?.orderId ?? '', trip.ownerId)
  assert.equal(await pays(), 'credited')
  assert.deepEqual(await statuses(market, trip), ['cancelled', 'approved'])
  assert.equal(await market.wallet.balanceOf(trip.ownerId), totalOf(parts))
  await assert.rejects(market.orders.trips.payable(trip.tripId, trip.ownerId), { code: 'TRIP_BROKEN' })
  assert.equal(await market.pay(parts[1] ?? assert.fail()), 'credited', 'no older attempt pays it alone')
  await asItShouldBe(market)
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

test('the database takes no trip of two owners, no order of two trips and no part that makes no whole', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const other = await market.bought()
  const { database } = market.house
  const [flight, room] = parts.map(({ orderId }) => orderId)
  const tried = (statement: string, constraint: RegExp) =>
    assert.rejects(sql.raw(statement).execute(database), constraint)
  await tried(
    `update orders."order" set trip_id = '${trip.tripId}' where id = '${other.orderId}'`,
    /of_its_owners_trip/,
  )
  await tried(
    `update orders."order" set trip_id = null, whole = false where id = '${flight}'`,
    /joins one trip/,
  )
  await tried(
    `insert into orders.capture (attempt_id, order_id, amount, of_amount, became, at)
      values ('a', '${flight}', 10, 25, 'credited', now()), ('a', '${room}', 10, 25, 'credited', now())`,
    /do not make it/,
  )
  await tried(
    `update orders."order" set status = 'paid', paid_at = now() where id = '${flight}'`,
    /without the others/,
  )
})

test('a part of an attempt that is of another amount pays nothing, and none is lost', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const { trips } = market.orders
  const asked = await trips.payable(trip.tripId, trip.ownerId)
  const [first, second] = asked.parts
  assert.ok(first && second)
  const moved = [
    { ...first, amount: minus(first.amount, rial(10)) },
    { ...second, amount: plus(second.amount, rial(10)) },
  ]
  assert.equal(await capture(market, trip, { attemptId: randomUUID(), parts: moved }), 'credited')
  assert.equal(await market.wallet.balanceOf(trip.ownerId), totalOf(parts))
  await asItShouldBe(market)
})
