import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { minus, plus, rial } from '#money/rial.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'
import { threeRooms } from '#testing/orders/stay.ts'
import { make, statuses } from '#testing/orders/trips.ts'

after(stopSharedServer)

const dearer = plus(price, rial(3_000_000))

/** A flight and a room that are held, of which the room became dearer before anybody agreed to it. */
async function risen(market: Market) {
  const flight = await market.bought()
  const room = await market.buy({ ownerId: flight.ownerId, ...threeRooms })
  market.hall.asks = dearer
  await market.orders.approve(room.orderId, room.ownerId)
  const trip = await make(market, flight.ownerId, { orders: [flight, room], isWhole: true })
  const agree = (total: number) =>
    market.orders.trips.agree({
      tripId: trip.tripId,
      userId: trip.ownerId,
      agreed: [{ orderId: room.orderId, total: rial(total) }],
    })
  const seen = () => market.orders.trips.detailsOf(trip.ownerId, trip.tripId)
  return { trip, room, agree, seen }
}

test('a trip of which a part became dearer is not paid unasked, and is paid at the price that was agreed to', async () => {
  await using market = await openMarket()
  const { trip, room, agree, seen } = await risen(market)
  const before = await seen()
  assert.deepEqual(before.allowed, { pay: false, agree: true, leave: true })
  assert.deepEqual(
    before.orders.map(({ priceChange }) => priceChange?.difference),
    [undefined, 3_000_000],
  )
  await fill(market, trip.ownerId, plus(price, dearer))
  const { trips } = market.orders
  await assert.rejects(trips.confirmFromWallet(trip.tripId, trip.ownerId), { name: 'Refusal' })
  await agree(dearer)
  await agree(dearer)
  const after = await seen()
  assert.deepEqual([after.allowed.pay, after.allowed.agree, after.due], [true, false, price + dearer])
  await trips.confirmFromWallet(trip.tripId, trip.ownerId)
  assert.deepEqual(await statuses(market, trip), ['paid', 'paid'])
  assert.equal((await market.orders.order(room.orderId))?.total, dearer)
  await asItShouldBe(market)
})

test('a yes to another price than is asked now changes nothing', async () => {
  await using market = await openMarket()
  const { trip, agree, seen } = await risen(market)
  await agree(minus(dearer, rial(10)))
  assert.deepEqual(await statuses(market, trip), ['approved', 'submitted'])
  market.hall.asks = plus(dearer, rial(500_000))
  await agree(dearer)
  const { orders, allowed } = await seen()
  assert.deepEqual([orders[1]?.priceChange?.new, allowed.agree], [plus(dearer, rial(500_000)), true])
  await asItShouldBe(market)
})

test('refusing the dearer price frees both', async () => {
  await using market = await openMarket()
  const { trip, agree, seen } = await risen(market)
  await market.orders.trips.leave(trip.tripId, trip.ownerId)
  assert.deepEqual(await statuses(market, trip), ['cancelled', 'cancelled'])
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  await agree(dearer)
  assert.deepEqual((await seen()).allowed, { pay: false, agree: false, leave: false })
  await asItShouldBe(market)
})

test('nobody agrees for another, nor after the hold is over or a part is gone', async () => {
  await using market = await openMarket()
  const { trip, room, agree } = await risen(market)
  const { trips } = market.orders
  const agreed = [{ orderId: room.orderId, total: dearer }]
  const another = { tripId: trip.tripId, userId: crypto.randomUUID(), agreed }
  await assert.rejects(trips.agree(another), { code: 'TRIP_NOT_FOUND' })
  market.house.clock.advance({ minutes: 16 })
  await assert.rejects(agree(dearer), { code: 'ORDER_EXPIRED' })
  await market.orders.withdraw(room.orderId, 'sold elsewhere')
  await assert.rejects(agree(dearer), { code: 'TRIP_BROKEN' })
})
