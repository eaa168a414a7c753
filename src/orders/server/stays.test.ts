import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { demoVouchers } from '#demo/sample-data.ts'
import { rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { ordersPart } from '#orders/server/personal.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'
import { stayInKish, threeRooms } from '#testing/orders/stay.ts'

async function booked(market: Market, ownerId: string = randomUUID()): Promise<Order> {
  market.hall.people = 3
  const { orderId } = await market.buy({ ...threeRooms, ownerId })
  const { order } = await market.orders.approve(orderId, ownerId)
  await market.pay(order)
  await market.orders.work.issue(orderId)
  return order
}

const giveBack = ({ house, orders }: Market, { orderId }: Order, rooms: readonly number[]) =>
  house.database.transaction().execute((trx) =>
    orders.refunded(
      trx,
      orderId,
      rooms.map((passenger) => ({ passenger, leg: 0 })),
    ),
  )

test('a stay is ordered, paid and issued as a flight is, and says what it is', async () => {
  await using market = await openMarket()
  const { ownerId, orderId } = await booked(market)
  const { orders } = await market.orders.mine(ownerId, { kind: 'all', page: 1, take: 10 })
  const [listed] = orders
  assert.deepEqual(
    [listed?.status, listed?.productType, listed?.journeys, listed?.passengerCount],
    ['issued', 'DomesticHotel', [], 3],
  )
  assert.deepEqual(listed?.stay, {
    hotelId: 'kih-marjan',
    hotelName: 'هتل مرجان',
    hotelNameEn: 'Marjan Hotel',
    cityCode: 'KIH',
    cityName: 'کیش',
    checkIn: '2026-12-03',
    checkOut: '2026-12-05',
    checkInFrom: '14:00',
    nights: 2,
    rooms: 3,
    openRooms: 3,
  })
  assert.deepEqual(await market.orders.stayOf(orderId), stayInKish)
  assert.deepEqual(
    market.news.map(({ happened, order }) => [happened, order.product]),
    [
      ['paid', 'hotel'],
      ['issued', 'hotel'],
    ],
  )
  await asItShouldBe(market)
})

test('an order of flights has no stay, and leaves no trace of one', async () => {
  await using market = await openMarket()
  const { orderId, ownerId } = await market.bought()
  assert.equal(await market.orders.stayOf(orderId), null)
  assert.equal((await market.orders.detailsOf(ownerId, orderId)).stay, null)
  const { count } = await one(
    market.house.database,
    sql<{ count: number }>`select count(*)::int as count from orders.stay`,
  )
  assert.equal(count, 0)
})

test('a stay is ahead until its guests are out', async () => {
  await using market = await openMarket()
  const { ownerId } = await booked(market)
  const count = async (kind: 'upcoming' | 'flown') =>
    (await market.orders.mine(ownerId, { kind, page: 1, take: 10 })).total
  market.house.clock.set(stayInKish.checksOutAt.subtract({ seconds: 1 }))
  assert.deepEqual([await count('upcoming'), await count('flown')], [1, 0])
  market.house.clock.set(stayInKish.checksOutAt)
  assert.deepEqual([await count('upcoming'), await count('flown')], [0, 1])
})

test('the calls for hotels know stays alone, their owner’s, with a leader a room', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const stay = await market.buy({ ...threeRooms, ownerId })
  const flight = await market.buy({ ownerId })
  const details = (userId: string, id: string) =>
    market.ask(userId, `GET /api/orders/Order/GetCurrentUserHotelOrderDetails/${id}`)
  const leaders = (userId: string, orderId: string) =>
    market.ask(userId, 'POST /api/orders/HotelOrder/GetHotelPassengersByOrderId', { orderId })
  const answer = async (asked: Promise<{ status: number; body: unknown }>) => (await asked).status
  for (const call of [details, leaders]) {
    assert.equal(await answer(call(ownerId, stay.orderId)), 200)
    assert.equal(await answer(call(ownerId, flight.orderId)), 404)
    assert.equal(await answer(call(randomUUID(), stay.orderId)), 404)
  }
  const { body } = await leaders(ownerId, stay.orderId)
  assert.deepEqual(
    (body as { data: { firstName: string }[] }).data.map(({ firstName }) => firstName),
    ['SARA', 'DARA', 'MINA'],
  )
  const both = await market.ask(ownerId, `GET /api/orders/Order/GetCurrentUserOrderDetails/${stay.orderId}`)
  assert.deepEqual(both.body, (await details(ownerId, stay.orderId)).body)
})

test('who tracks a stay reads its city and its first night, and nothing of the hotel', async () => {
  await using market = await openMarket()
  const { orderNumber, orderId } = await market.buy(threeRooms)
  const { phoneNumber } = await market.orders.contactOf(orderId)
  const found = await market.orders.track({ orderNumber, mobile: phoneNumber, address: '10.0.0.1' })
  assert.deepEqual(found.stay, { cityName: 'کیش', checkIn: '2026-12-03', nights: 2 })
  assert.deepEqual(found.journeys, [])
  assert.doesNotMatch(JSON.stringify(found), /مرجان|marjan|SARA|سارا/i)
})

test('a stay is found by its hotel, its city and who signs for a room', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const stay = await market.buy({ ...threeRooms, ownerId })
  const flight = await market.buy({ ownerId })
  const found = async (search: string) =>
    (await market.orders.mine(ownerId, { kind: 'all', page: 1, take: 10, search })).orders.map(
      ({ orderId }) => orderId,
    )
  for (const typed of ['مرجان', 'marjan', 'کیش', 'kish', 'مینا'])
    assert.deepEqual(await found(typed), [stay.orderId], typed)
  assert.deepEqual(await found('مشهد'), [flight.orderId])
})

test('one of three rooms goes back and the stay says so; with the last one it is refunded', async () => {
  await using market = await openMarket()
  const order = await booked(market)
  const says = async () => (await market.orders.detailsOf(order.ownerId, order.orderId)).labels.says
  assert.equal((await giveBack(market, order, [1])).status, 'issued')
  assert.equal(await says(), 'صادر شد؛ بخشی از اتاق‌ها استرداد شد')
  assert.equal((await giveBack(market, order, [0, 2])).status, 'refunded')
  assert.equal(await says(), 'استرداد شد')
  await asItShouldBe(market)
})

test('a stay has links and refusals of its own, and what is only for flights refuses it', async () => {
  await using market = await openMarket()
  const order = await booked(market)
  const { orderId, ownerId } = order
  const { address } = await market.orders.shareTicket({ orderId, userId: ownerId, minutes: 15 })
  const link = address.slice(address.lastIndexOf('/') + 1)
  await assert.rejects(market.orders.openedByLink(link, 'flight'), { code: 'LINK_OVER', status: 404 })
  assert.deepEqual(await market.orders.openedByLink(link, 'hotel'), { orderId, ownerId })
  await market.orders.publishVoucher(demoVouchers.open)
  const open = await market.buy({ ...threeRooms, ownerId })
  const typed = { orderId: open.orderId, code: demoVouchers.open.code }
  await assert.rejects(market.orders.applyVoucher(typed, ownerId), { code: 'VOUCHER_OTHER_PRODUCT' })
  await assert.rejects(market.buy({ ...threeRooms, total: rial(1_000) }), {
    code: 'PRICE_CHANGED',
    says: /اتاق‌ها/,
  })
})

test('rooms of a stay that nobody pays are given back at its time', async () => {
  await using market = await openMarket()
  const { orderId } = await market.buy(threeRooms)
  market.house.clock.advance({ minutes: 16 })
  await market.orders.work.expire(orderId)
  assert.deepEqual(await market.seats(), { free: 20, held: 0, issued: 0 })
  await asItShouldBe(market)
})

test('a stay abroad ahead is watched for passports until it begins', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const stay = { ...stayInKish, cityCode: 'IST', cityName: 'استانبول', isDomestic: false }
  const { orderId } = await market.buy({ ...threeRooms, stay, ownerId })
  await market.orders.approve(orderId, ownerId)
  const ahead = async () =>
    (await market.orders.tripsAbroadAhead(ownerId)).map((trip) => [
      trip.destinationName,
      ...trip.visits.map(({ country, arrives, leaves }) => `${country} ${arrives} ${leaves}`),
      trip.travellers.length,
    ])
  assert.deepEqual(await ahead(), [['استانبول', 'TR 2026-12-03 2026-12-05', 3]])
  const { orders } = await market.orders.mine(ownerId, { kind: 'all', page: 1, take: 1 })
  assert.equal(orders[0]?.productType, 'InternationalHotel')
  market.house.clock.set(stay.checksInAt)
  assert.deepEqual(await ahead(), [])
})

test('who leaves us is told of the stay ahead, and takes it along', async () => {
  await using market = await openMarket()
  const { ownerId, orderNumber } = await booked(market)
  const part = ordersPart(market.house, market.orders)
  assert.match(JSON.stringify(await part.exported(ownerId)), /"hotel_name":"هتل مرجان"/)
  const unfinished = () =>
    market.house.database.transaction().execute(async (trx) => part.unfinished?.(ownerId, trx))
  assert.deepEqual(await unfinished(), [
    `سفارش ${orderNumber} اقامتی در پیش دارد؛ پس از پایان اقامت یا استرداد آن دوباره بزنید.`,
  ])
  market.house.clock.set(stayInKish.checksOutAt)
  assert.deepEqual(await unfinished(), [])
})

test('a stay that was ordered does not change', async () => {
  await using market = await openMarket()
  await market.buy(threeRooms)
  const { database } = market.house
  await assert.rejects(sql`update orders.stay set rooms = 1`.execute(database))
  await assert.rejects(sql`delete from orders.stay`.execute(database))
})

test('an order without what it is of is noticed', async () => {
  const laws = async (buy: (market: Market) => Promise<Order>, statement: string) => {
    await using market = await openMarket()
    await buy(market)
    await market.house.database.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql.raw(statement).execute(trx)
    })
    await assert.rejects(asItShouldBe(market), /has-what-it-is-of/)
  }
  const stay = (market: Market) => market.buy(threeRooms)
  await laws(stay, 'delete from orders.stay')
  await laws(stay, 'update orders.stay set rooms = 2')
  await laws((market) => market.buy(), 'delete from orders.journey')
})

test('who asks for one product is not given another', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const stay = await market.buy({ ...threeRooms, ownerId })
  const flight = await market.buy({ ownerId })
  const missing = { code: 'ORDER_NOT_FOUND' }
  assert.equal((await market.orders.ofUser(stay.orderId, ownerId, 'hotel')).product, 'hotel')
  await assert.rejects(market.orders.ofUser(stay.orderId, ownerId, 'flight'), missing)
  await assert.rejects(market.orders.ofUser(flight.orderId, ownerId, 'hotel'), missing)
  await assert.rejects(market.orders.ofUser(stay.orderId, randomUUID(), 'hotel'), missing)
})
