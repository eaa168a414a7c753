import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Order } from '#orders/order.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'
import { threeRooms } from '#testing/orders/stay.ts'

const threeVisas = {
  product: 'visa',
  item: { applicants: 3 },
  journeys: [],
  stay: null,
  visa: {
    country: 'AE',
    countryName: 'امارات',
    countryNameEn: 'United Arab Emirates',
    type: 'tourist',
    days: 30,
    entry: 'single',
    speed: 'urgent',
    isGuaranteed: true,
    travelDate: Temporal.PlainDate.from('2026-12-20'),
  },
  passengers: threeRooms.passengers,
} as const

async function filed(market: Market, ownerId: string = randomUUID()): Promise<Order> {
  market.hall.people = 3
  const { orderId } = await market.buy({ ...threeVisas, ownerId })
  const { order } = await market.orders.approve(orderId, ownerId)
  await market.pay(order)
  await market.orders.work.issue(orderId)
  return order
}

test('a visa is ordered and paid as a flight is, and says what it is', async () => {
  await using market = await openMarket()
  const { ownerId, orderId, orderNumber } = await filed(market)
  const details = await market.orders.detailsOf(ownerId, orderId)
  assert.deepEqual(
    [details.productType, details.labels.says, details.journeys, details.stay, details.passengerCount],
    ['Visa', 'درخواست ثبت شد', [], null, 3],
  )
  const { countryNameEn: _, ...shown } = { ...threeVisas.visa, travelDate: '2026-12-20' }
  assert.deepEqual(details.visa, shown)
  assert.ok(details.timeline.every(({ says }) => !/بلیت|صندلی|صادر شد/.test(says)))
  assert.deepEqual(await market.orders.visaOf(orderId), threeVisas.visa)
  assert.equal((await market.orders.numbered(orderNumber))?.orderId, orderId)
  assert.equal(await market.orders.numbered('000000000'), undefined)
  await asItShouldBe(market)
})

test('it is ahead until the day of travel is over in Tehran, and is found by its country in any script', async () => {
  await using market = await openMarket()
  const { ownerId } = await filed(market)
  const count = async (kind: 'upcoming' | 'flown', search?: string) =>
    (await market.orders.mine(ownerId, { kind, page: 1, take: 5, search })).total
  market.house.clock.set(Temporal.Instant.from('2026-12-20T20:29:00Z'))
  assert.deepEqual([await count('upcoming'), await count('flown')], [1, 0])
  market.house.clock.set(Temporal.Instant.from('2026-12-20T20:30:00Z'))
  assert.deepEqual([await count('upcoming'), await count('flown')], [0, 1])
  for (const word of ['امارات', 'ویزا', 'emirates', 'Dara']) assert.equal(await count('flown', word), 1, word)
  assert.equal(await count('flown', 'ایتالیا'), 0)
})

test('whoever knows its number and mobile hears a country and a day; it goes by no link', async () => {
  await using market = await openMarket()
  const { ownerId, orderId, orderNumber } = await filed(market)
  const tracked = await market.orders.track({ orderNumber, mobile: '09121234567', address: '10.0.0.1' })
  assert.deepEqual(tracked.visa, { countryName: 'امارات', days: 30, travelDate: '2026-12-20' })
  assert.deepEqual([tracked.journeys, tracked.stay], [[], null])
  await assert.rejects(market.orders.shareTicket({ orderId, userId: ownerId, minutes: 15 }), {
    code: 'NOT_ISSUED',
  })
})

test('an order of visas that has no visa is found out, and what was asked for cannot be changed', async () => {
  await using market = await openMarket()
  const { orderId } = await market.buy(threeVisas)
  const { database } = market.house
  await assert.rejects(
    sql`update orders.visa set days = 60 where order_id = ${orderId}`.execute(database),
    /orders\.visa|visa/,
  )
  await asItShouldBe(market)
  await market.buy({ ...threeRooms, product: 'visa' })
  await assert.rejects(asItShouldBe(market))
})
