import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf, slotsOf, textOf } from '#messages/message.ts'
import type { News, Recipient } from '#messages/server/messages.ts'
import { templateOf } from '#messages/templates.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { tellTravellers } from '#notifications/order-notifications.ts'
import { tellOfRefunds } from '#notifications/refund-notifications.ts'
import { totalOf } from '#orders/trip.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { brought, planned } from '#testing/orders/trips.ts'

after(stopSharedServer)

/** What would be sent of all that has happened in a market, told in its order. */
async function sentOf(market: Market): Promise<readonly News[]> {
  const sent = new Map<string, News>()
  const messages = {
    tell: async (_: Recipient, news: News) => void (sent.has(news.key) || sent.set(news.key, news)),
  }
  const accounts = { userOf: async () => ({ userId: 'u', phone: '+989121234567' }) }
  const tell = tellTravellers({ messages, accounts, orders: () => market.orders })
  await market.house.database.transaction().execute(async (trx) => {
    for (const news of market.news) await tell(trx, news)
  })
  for (const { template, tokens } of sent.values()) {
    assert.deepEqual(faultsOf({ to: '+989121234567', template, tokens }), [])
    assert.doesNotMatch(textOf(templateOf(template).text, slotsOf(template, tokens)), /%token|undefined/)
  }
  return [...sent.values()]
}

async function worked(market: Market, parts: readonly { readonly orderId: string }[]): Promise<void> {
  for (const _ of [1, 2, 3]) for (const { orderId } of parts) await market.orders.work.issue(orderId)
}

test('a trip that is issued is told once, with all its parts and its own number', async () => {
  for (const isWhole of [true, false]) {
    await using market = await openMarket()
    const { trip, parts } = await planned(market, isWhole)
    await (await brought(market, trip))()
    await worked(market, parts)
    const sent = await sentOf(market)
    assert.deepEqual(
      sent.map(({ template, tokens, opens }) => [template, tokens[0], opens]),
      [['trip-issued', trip.tripNumber, `/profile/my-travels/trip?tripId=${trip.tripId}`]],
    )
  }
})

test('nothing is told while a part is under way, and what joins a paid trip is told for itself', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  await (await brought(market, trip))()
  const [first, second] = parts
  await market.orders.work.issue(first?.orderId ?? '')
  assert.deepEqual(await sentOf(market), [])
  await market.orders.work.issue(second?.orderId ?? '')
  market.house.clock.advance({ minutes: 1 })
  const later = await market.bought(trip.ownerId)
  await market.orders.trips.add({ tripId: trip.tripId, orderId: later.orderId, userId: trip.ownerId })
  await (await brought(market, trip))()
  await market.orders.work.issue(later.orderId)
  assert.deepEqual(
    (await sentOf(market)).map(({ template }) => template),
    ['trip-issued', 'ticket-issued'],
  )
})

test('one that came to nothing is told once, with all that is back', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  await (await brought(market, trip))()
  market.hall.answer = () => ({ kind: 'failed', reason: 'no seats' })
  await worked(market, parts)
  assert.deepEqual(
    (await sentOf(market)).map(({ template, tokens }) => [template, ...tokens]),
    [['trip-failed', trip.tripNumber, inToman(totalOf(parts))]],
  )
})

test('what is left of one whose parts stand alone is told beside what is back', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market)
  await (await brought(market, trip))()
  market.hall.answer = (orderId) =>
    orderId === parts[0]?.orderId ? { kind: 'failed', reason: 'no seats' } : 'issue'
  await worked(market, parts)
  const [told, ...more] = await sentOf(market)
  assert.deepEqual(
    [more.length, told?.template, told?.tokens[1]],
    [0, 'trip-partly', inToman(parts[0]?.total ?? rial(0))],
  )
})

test('the issued part of a broken trip is told of when it is back, with the sum of both', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  await (await brought(market, trip))()
  market.hall.answer = (orderId) =>
    orderId === parts[1]?.orderId ? { kind: 'failed', reason: 'no room' } : 'issue'
  await worked(market, parts)
  assert.equal(market.news.filter(({ happened }) => happened === 'kept').length > 0, true)
  market.news.splice(0, market.news.length, ...market.news.filter(({ happened }) => happened !== 'kept'))
  assert.deepEqual(await sentOf(market), [], 'nothing before all of it is back')
  const sent: News[] = []
  const tell = tellOfRefunds({
    messages: { tell: async (_, news) => void sent.push(news) },
    accounts: { userOf: async () => undefined },
    orders: market.orders,
  })
  const amount = rial(20_000_000)
  await market.house.database.transaction().execute((trx: Trx) =>
    tell(trx, {
      happened: 'in-wallet',
      orderId: parts[0]?.orderId ?? '',
      userId: trip.ownerId,
      key: 'refund',
      trackingNumber: '1',
      amount,
      dueAt: market.house.clock.now(),
    }),
  )
  const back = rial((parts[1]?.total ?? 0) + amount)
  assert.deepEqual(
    sent.map(({ template, tokens }) => [template, ...tokens]),
    [['trip-failed', trip.tripNumber, inToman(back)]],
  )
})

test('an issued part that brings nothing is told of at once, beside what is back', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  await (await brought(market, trip))()
  market.hall.answer = (orderId) =>
    orderId === parts[1]?.orderId ? { kind: 'failed', reason: 'no room' } : 'issue'
  await worked(market, parts)
  assert.deepEqual(
    (await sentOf(market)).map(({ template, tokens }) => [template, tokens[0], tokens[1]]),
    [['trip-partly', trip.tripNumber, inToman(parts[1]?.total ?? rial(0))]],
  )
})

test('a hold that ends, and money that comes too late, are told once for a trip', async () => {
  await using market = await openMarket()
  const { trip, parts } = await planned(market, true)
  const pays = await brought(market, trip, randomUUID())
  market.house.clock.advance({ minutes: 16 })
  for (const { orderId } of parts) await market.orders.work.expire(orderId)
  assert.equal(await pays(), 'credited')
  assert.deepEqual(
    (await sentOf(market)).map(({ template, tokens }) => [template, ...tokens]),
    [
      ['trip-expired', trip.tripNumber],
      ['trip-paid-too-late', trip.tripNumber, inToman(totalOf(parts))],
    ],
  )
})
