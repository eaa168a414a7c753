import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { orderCalls } from '#orders/calls.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openMarket } from '#testing/orders/market.ts'
import { planned } from '#testing/orders/trips.ts'

after(stopSharedServer)

const { line } = orderCalls.track

test('the number of a trip finds all its orders, for the mobile that they were bought with', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  const ask = async (orderNumber: string, mobile: string) =>
    market.ask(undefined, line, { orderNumber, mobile })
  const told = await ask(trip.tripNumber, '+989121234567')
  assert.equal(told.status, 200)
  const { data } = told.body as { readonly data: unknown }
  const found = orderCalls.track.answer.parse(data)
  assert.equal(found.trip?.tripNumber, trip.tripNumber)
  assert.deepEqual(
    [found, ...found.trip.others].map(({ orderNumber, journeys, stay }) => [
      orderNumber,
      journeys.length,
      stay !== null,
    ]),
    parts.map(({ orderNumber }, place) => [orderNumber, place === 0 ? 1 : 0, place === 1]),
  )
  assert.equal((await ask(trip.tripNumber, '09121234568')).status, 404)
})

test('an order of a trip is found by its own number, alone', async () => {
  await using market = await openMarket()
  const { parts } = await planned(market)
  const orderNumber = parts[1]?.orderNumber ?? ''
  const { body } = await market.ask(undefined, line, { orderNumber, mobile: '09121234567' })
  const found = orderCalls.track.answer.parse((body as { readonly data: unknown }).data)
  assert.deepEqual([found.orderNumber, found.trip], [orderNumber, undefined])
})
