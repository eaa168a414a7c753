import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { loader as orderOf } from '#flights/tickets/web/flight-order-page.server.ts'
import { hotelOrderPath } from '#hotels/web/order-paths.ts'
import { loader as profileOf } from '#orders/web/profile/profile-page.server.ts'
import { loader as tripsOf } from '#orders/web/trips/trips-page.server.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { threeRooms } from '#testing/orders/stay.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

test('the owner reads an order in words, with what may be done now', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.bought(ownerId)
  const order = await orderOf(asked(market, `/x?orderId=${orderId}`, ownerId))
  assert.equal(order.standing.says, 'در انتظار پرداخت')
  assert.equal(order.amount, '2,890,000')
  assert.equal(order.mayCancel, true)
  assert.deepEqual(order.flights[0]?.operators, ['کاسپین'])
  assert.deepEqual(order.flights[0]?.texts, [{ airline: 'ماهان', text: 'NON REFUNDABLE' }])
  assert.deepEqual(
    order.story.map(({ says }) => says),
    ['سفارش ثبت شد', 'صندلی‌ها برای شما نگه داشته شد', 'مشخصات و قیمت را تأیید کردید'],
  )
})

test("a stranger's order, no order and no number are the same 404", async () => {
  await using market = await openMarket()
  const { orderId } = await market.bought()
  for (const number of [orderId, randomUUID(), 'nothing', ''])
    await assert.rejects(
      orderOf(asked(market, `/x?orderId=${number}`, randomUUID())),
      (thrown: { init?: { status?: number } }) => thrown.init?.status === 404,
      number,
    )
})

test('a guest is sent to the root, and the wanted path is remembered', async () => {
  await using market = await openMarket()
  const path = `/profile/my-travels/order-details?orderId=${randomUUID()}`
  await assert.rejects(orderOf(asked(market, path)), (thrown: unknown) => {
    assert.ok(thrown instanceof Response)
    assert.equal(thrown.headers.get('location'), `/?${new URLSearchParams({ next: path })}`)
    return thrown.status === 302
  })
})

test('trips are of their owner alone, and a cancelled one moves to its own tab', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  await market.bought()
  const kept = await market.bought(ownerId)
  const left = await market.bought(ownerId)
  await market.orders.cancel(left.orderId, ownerId)
  const shown = async (show: string) => {
    const { trips } = await tripsOf(asked(market, `/x?show=${show}`, ownerId))
    return trips.map(({ orderId }) => orderId)
  }
  assert.deepEqual(await shown('upcoming'), [kept.orderId])
  assert.deepEqual(await shown('cancelled'), [left.orderId])
  assert.deepEqual(await shown('past'), [])
  assert.deepEqual(await shown('anything else'), [kept.orderId])
})

test('a search goes through all of a tab, and says in which other one there is something', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const kept = await market.bought(ownerId)
  const left = await market.bought(ownerId)
  await market.orders.cancel(left.orderId, ownerId)
  await market.bought()
  const search = (query: string) => tripsOf(asked(market, `/x?${new URLSearchParams(query)}`, ownerId))
  for (const typed of ['مشهد', kept.orderNumber, 'mashhad'])
    assert.deepEqual(
      (await search(`q=${typed}`)).trips.map(({ orderId }) => orderId),
      [kept.orderId],
      typed,
    )
  const missed = await search(`q=${left.orderNumber}`)
  assert.deepEqual([missed.trips, missed.elsewhere], [[], ['cancelled']])
  const none = await search('q=کیش')
  assert.deepEqual([none.trips, none.elsewhere], [[], []])
})

test('the dashboard shows what came back to the wallet, in toman', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const order = await market.bought(ownerId)
  await market.orders.cancel(order.orderId, ownerId)
  assert.equal(await market.pay(order), 'credited')
  const { balance, next, todos, trips } = await profileOf(asked(market, '/profile', ownerId))
  assert.equal(balance, '2,890,000')
  assert.deepEqual(next, {})
  assert.deepEqual(trips, [])
  assert.deepEqual(
    todos.map(({ kind }) => kind),
    ['password', 'facts'],
  )
})

test('a stay has a page of its own: that of flights leads there', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.buy({ ...threeRooms, ownerId })
  await assert.rejects(orderOf(asked(market, `/x?orderId=${orderId}`, ownerId)), (thrown: unknown) => {
    assert.ok(thrown instanceof Response)
    return thrown.headers.get('location') === hotelOrderPath(orderId)
  })
})

function asked({ orders, wallet, agencies, house }: Market, path: string, userId?: string) {
  const context = new RouterContextProvider()
  // the loaders need only these rooms, unless a ticket is issued
  const accounts = { dataOf: async () => ({ shouldAskForPassword: true, nationalCode: null }) }
  const passengers = { savedOf: async () => [] }
  const texts = [{ airline: 'ماهان', text: 'NON REFUNDABLE' }]
  const flights = {
    supplierNotes: async () => [{ operators: ['کاسپین'], texts }],
    movableTickets: async () => [],
    rights: async () => [],
    passes: { offered: () => ({ apple: false, google: false }) },
  }
  const rooms = { orders, wallet, agencies, accounts, passengers, flights, clock: house.clock }
  context.set(agencyContext, rooms)
  if (userId !== undefined) context.set(visitorContext, { kind: 'user', userId, sessionId: randomUUID() })
  const url = new URL(path, 'http://localhost')
  return { request: new Request(url), url, context, params: {}, pattern: path }
}
