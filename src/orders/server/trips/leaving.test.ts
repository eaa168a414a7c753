import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import { totalOf } from '#orders/trip.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openMarket } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'
import { brought, planned, statuses } from '#testing/orders/trips.ts'

after(stopSharedServer)

const { line } = orderCalls.leaveTrip

test('who leaves an unpaid trip gives all of it back at once, and what the wallet held for it', async () => {
  await using market = await openMarket()
  const { trip } = await planned(market)
  const [tripId, userId] = [trip.tripId, trip.ownerId]
  await fill(market, userId, rial(1_000_000))
  await market.orders.trips.payable(tripId, userId, { useWallet: true })
  assert.equal((await market.ask(randomUUID(), line, { tripId })).status, 404)
  assert.equal((await market.seats()).free, 18)
  for (const _ of [1, 2]) assert.equal((await market.ask(userId, line, { tripId })).status, 200)
  assert.deepEqual(await statuses(market, trip), ['cancelled', 'cancelled'])
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  assert.equal(await market.wallet.balanceOf(userId), 1_000_000)
  await asItShouldBe(market)
})

test('a part that is worth nothing without the others takes them along; one that stands alone does not', async () => {
  await using market = await openMarket()
  const [whole, loose] = [await planned(market, true), await planned(market)]
  for (const { parts } of [whole, loose])
    await market.orders.cancel(parts[0]?.orderId ?? '', parts[0]?.ownerId ?? '')
  assert.deepEqual(await statuses(market, whole.trip), ['cancelled', 'cancelled'])
  assert.deepEqual(await statuses(market, loose.trip), ['cancelled', 'approved'])
})

test('what is paid of a trip is not left, and what waits beside it is', async () => {
  await using market = await openMarket()
  const { trip } = await planned(market)
  const { tripId, ownerId: userId } = trip
  await (await brought(market, trip))()
  const body = { tripId }
  const { status, body: answer } = await market.ask(userId, line, body)
  assert.deepEqual([status, JSON.stringify(answer).includes('ALREADY_PAID')], [409, true])
  const later = await market.bought(userId)
  await market.orders.trips.add({ tripId, orderId: later.orderId, userId })
  assert.equal((await market.ask(userId, line, body)).status, 200)
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid', 'cancelled'])
  await asItShouldBe(market)
})

test('money that comes for a trip that was left is in the wallet', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const pays = await brought(market, trip)
  await market.ask(trip.ownerId, line, { tripId: trip.tripId })
  assert.equal(await pays(), 'credited')
  assert.equal(await market.wallet.balanceOf(trip.ownerId), totalOf(parts))
  await asItShouldBe(market)
})
