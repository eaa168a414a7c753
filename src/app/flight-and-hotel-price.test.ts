import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { orderCalls } from '#orders/calls.ts'
import { totalOf } from '#orders/trip.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { bodyOf, nothing, pairsAt } from '#testing/app/pairs.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { fill } from '#testing/orders/money.ts'

suite('what a flight with a hotel costs until it is paid, and when a part is lost', () => {
  let t: TestAgency
  let pairs: ReturnType<typeof pairsAt>

  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '6' })
    pairs = pairsAt(t)
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('a flight that becomes dearer at the last moment waits on the page of the trip, and refusing it frees both', async () => {
    const asked = { ...pairs.search(), destination: 'MHD' }
    const { flight } = await pairs.offered(asked)
    const dearer = flight.lists[0]?.proposals.find(
      ({ flightGroups: [group] }) => group?.flightNumber === 'W5 9997',
    )
    assert.ok(dearer)
    const found = await pairs.offered(asked, { ...nothing, flights: [dearer.proposalId] })
    for (const agrees of [false, true]) {
      const buyer = await pairs.somebody()
      const { trip, text } = await pairs.booked(buyer, bodyOf(asked, found))
      assert.ok(trip, text)
      const { trips } = t.agency.orders
      const seen = await trips.detailsOf(buyer.userId, trip.tripId)
      assert.deepEqual(
        [seen.allowed, seen.orders.map(({ status }) => status)],
        [{ pay: false, agree: true, leave: true }, ['submitted', 'approved']],
      )
      const { orderId, priceChange } = seen.orders[0] ?? assert.fail()
      assert.ok(priceChange && priceChange.difference > 0)
      const body = agrees
        ? { tripId: trip.tripId, agreed: [{ orderId, total: priceChange.new }] }
        : { tripId: trip.tripId }
      const { line } = agrees ? orderCalls.agreeTrip : orderCalls.leaveTrip
      const told = await t.ask(line, { by: buyer.token, body })
      const { allowed, due } = orderCalls.trip.answer.parse(told.data)
      assert.deepEqual(
        await pairs.heldBy(buyer),
        agrees ? ['approved', 'approved'] : ['cancelled', 'cancelled'],
      )
      assert.deepEqual([allowed.pay, due], agrees ? [true, seen.due + priceChange.difference] : [false, 0])
    }
  })

  for (const isFree of [true, false])
    test(`what a ${isFree ? 'free' : 'fixed'} room and its flight would lose is what is kept when they are given back`, async () => {
      const asked = pairs.search(30)
      const found = await pairs.offered(asked)
      const rate = found.stay.detail.rooms[0]?.rates.find(({ isRefundable }) => isRefundable === isFree)
      assert.ok(rate)
      const buyer = await pairs.somebody()
      const body = bodyOf(asked, { ...found, stay: { ...found.stay, rates: [rate] } })
      const { trip, text } = await pairs.booked(buyer, body)
      assert.ok(trip, text)
      const { orders, flights, hotels, refunds, wallet } = t.agency
      const parts = await orders.trips.ordersOf(trip.tripId)
      const [flight, room] = parts
      assert.ok(flight && room)
      const lost = [
        await flights.product.lossWhenGivenBack(flight.orderId),
        await hotels.product.lossWhenGivenBack?.(room.orderId),
      ]
      await fill({ house: t.house, wallet }, buyer.userId, totalOf(parts))
      await orders.trips.confirmFromWallet(trip.tripId, buyer.userId)
      await pairs.issued(buyer)
      const kept = async (orderId: string) => {
        const { items } = await refunds.refundableOf({ orderId, userId: buyer.userId })
        return items.reduce((sum, { paid, refund }) => sum + paid - refund, 0)
      }
      assert.deepEqual(lost, [await kept(flight.orderId), await kept(room.orderId)])
      assert.equal(lost[1] === 0, isFree)
    })
})
