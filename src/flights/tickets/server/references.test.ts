import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nika, omid, sara } from '#testing/flights/buying.ts'
import { openTestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

test('with its first direction given back an order is known by the reservation of the other', async () => {
  await using t = await openTestFlights()
  const journeys = journeysAt(t)
  const userId = await t.user()
  const trip = await journeys.roundTrip({ children: 1, infants: 1 })
  const { orderId } = await journeys.issued(userId, trip, [sara, omid, nika])
  const { pnrs } = await journeys.issuing(orderId, userId)
  const reference = async () => (await t.orders.detailsOf(userId, orderId)).reservationNumber
  const giveBack = (...people: number[]) =>
    t.house.database.transaction().execute((trx) =>
      t.orders.refunded(
        trx,
        orderId,
        people.map((passenger) => ({ passenger, leg: 0 })),
      ),
    )
  await giveBack(1)
  assert.equal(await reference(), pnrs[0])
  await giveBack(0, 2)
  assert.equal(await reference(), pnrs[1])
})
