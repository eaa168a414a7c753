import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Rooms } from '#app/door.ts'
import { travellersAgain } from '#flights/booking/web/passengers/passengers-again.server.ts'
import { buyingAt, omid, sara } from '#testing/flights/buying.ts'
import { openTestFlights } from '#testing/flights/flights.ts'

test('whoever stood on an order stands in the form of another flight, for its owner alone', async () => {
  await using t = await openTestFlights()
  const rooms = { orders: t.orders } as Pick<Rooms, 'orders'>
  const userId = await t.user()
  const passengers = [sara, omid]
  const { orderId } = await buyingAt(t).submitted(userId, undefined, { passengers, party: { children: 1 } })
  const known = await travellersAgain(rooms, orderId, userId)
  assert.deepEqual(
    known.map(({ firstNameFarsi, birthDateFa, nationalCode }) => [firstNameFarsi, birthDateFa, nationalCode]),
    passengers.map((one) => [one.firstNameFarsi, one.birthDateFa, one.nationalCode]),
  )
  for (const [order, user] of [
    [orderId, await t.user()],
    [randomUUID(), userId],
    ['1 or 1', userId],
  ] as const)
    assert.deepEqual(await travellersAgain(rooms, order, user), [])
})
