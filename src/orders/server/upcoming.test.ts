import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { JourneyChange } from '#orders/journey-change.ts'
import type { Journey, Order } from '#orders/order.ts'
import { ordersPart } from '#orders/server/personal.ts'
import { type Market, openMarket, wish } from '#testing/orders/market.ts'
import { stayInKish, threeRooms } from '#testing/orders/stay.ts'

const [there] = wish().journeys
const [sara] = wish().passengers

const toIstanbul = { ...there, destination: 'IST', destinationName: 'استانبول' } as Journey
const back: Journey = {
  ...toIstanbul,
  isReturning: true,
  origin: 'IST',
  originName: 'استانبول',
  destination: 'IKA',
  destinationName: 'تهران',
  departsLocal: Temporal.PlainDateTime.from('2026-12-10T06:15'),
  arrivesLocal: Temporal.PlainDateTime.from('2026-12-10T11:15'),
  departsAt: Temporal.Instant.from('2026-12-10T03:15:00Z'),
}
const mina = { ...sara, firstName: 'MINA' } as NonNullable<typeof sara>

async function issued(market: Market, more: Parameters<Market['buy']>[0] = {}): Promise<Order> {
  const { orderId, ownerId } = await market.buy({ ownerId: randomUUID(), ...more })
  const { order } = await market.orders.approve(orderId, ownerId)
  await market.pay(order)
  await market.orders.work.issue(orderId)
  return order
}

const shelves = async (market: Market, { ownerId }: Order) => {
  const count = async (kind: 'upcoming' | 'flown') =>
    (await market.orders.mine(ownerId, { kind, page: 1, take: 10 })).total
  const unfinished = await market.house.database
    .transaction()
    .execute(async (trx) => ordersPart(market.house, market.orders).unfinished?.(ownerId, trx))
  return { ahead: await count('upcoming'), flown: await count('flown'), inTheWay: unfinished?.length }
}
const ahead = { ahead: 1, flown: 0, inTheWay: 1 }
const flown = { ahead: 0, flown: 1, inTheWay: 0 }

function moved({ orderId }: Order, journey: Journey, minutes: number): JourneyChange {
  return {
    orderId,
    leg: 0,
    kind: 'new-time',
    departsLocal: journey.departsLocal.add({ minutes }),
    arrivesLocal: journey.arrivesLocal.add({ minutes }),
    departsAt: journey.departsAt.add({ minutes }),
    aircraft: null,
    since: journey.departsAt.subtract({ hours: 5 }),
    acceptedAt: null,
  }
}

test('a flight that is late stays ahead until it leaves, one that goes earlier does not', async () => {
  await using market = await openMarket()
  const order = await issued(market)
  const [journey] = await market.orders.journeysOf(order.orderId)
  assert.ok(journey)
  market.house.clock.set(journey.departsAt.add({ minutes: 1 }))
  assert.deepEqual(await shelves(market, order), flown)
  market.hall.changes = [moved(order, journey, 180)]
  assert.deepEqual(await shelves(market, order), ahead)
  market.house.clock.set(journey.departsAt.add({ minutes: 181 }))
  assert.deepEqual(await shelves(market, order), flown)
  market.hall.changes = [moved(order, journey, -90)]
  market.house.clock.set(journey.departsAt.subtract({ minutes: 30 }))
  assert.deepEqual(await shelves(market, order), flown)
})

test('a way back that was given back is not ahead, and whoever tracks the order is not told of it', async () => {
  await using market = await openMarket()
  const order = await issued(market, { journeys: [toIstanbul, back] })
  const goals = async () =>
    (
      await market.orders.track({ orderNumber: order.orderNumber, mobile: '09121234567', address: '1.1.1.1' })
    ).journeys.map(({ destinationName }) => destinationName)
  market.house.clock.set(back.departsAt.subtract({ hours: 24 }))
  assert.deepEqual(await shelves(market, order), ahead)
  assert.deepEqual(await goals(), ['استانبول', 'تهران'])
  market.hall.given = [{ passenger: 0, leg: 1, paid: 1 }]
  assert.deepEqual(await shelves(market, order), flown)
  assert.deepEqual(await goals(), ['استانبول'])
  market.hall.given = [0, 1].map((leg) => ({ passenger: 0, leg, paid: 1 }))
  assert.deepEqual(await goals(), ['استانبول', 'تهران'])
})

test('of a journey abroad only those who still travel need a passport, for as long as they are away', async () => {
  await using market = await openMarket()
  const order = await issued(market, { journeys: [toIstanbul, back], passengers: [mina, mina] })
  const trips = async () =>
    (await market.orders.tripsAbroadAhead(order.ownerId)).map(({ travellers, visits }) => [
      travellers.map(({ id }) => id.split('.')[1]).join(),
      ...visits.map(({ country, arrives, leaves }) => `${country} ${arrives} ${leaves}`),
    ])
  const both = ['TR 2026-12-03 2026-12-10', 'IR 2026-12-10 undefined']
  assert.deepEqual(await trips(), [['0,1', ...both]])
  market.hall.given = [{ passenger: 1, leg: 1, paid: 1 }]
  assert.deepEqual(await trips(), [
    ['0', ...both],
    ['1', 'TR 2026-12-03 undefined'],
  ])
  market.hall.given = [0, 1].map((leg) => ({ passenger: 1, leg, paid: 1 }))
  assert.deepEqual(await trips(), [['0', ...both]])
})

test('of a journey abroad that leaves later the days are those it goes now', async () => {
  await using market = await openMarket()
  const order = await issued(market, { journeys: [toIstanbul] })
  market.hall.changes = [moved(order, toIstanbul, 24 * 60)]
  market.house.clock.set(toIstanbul.departsAt.add({ hours: 1 }))
  const [trip] = await market.orders.tripsAbroadAhead(order.ownerId)
  assert.deepEqual(
    trip?.visits.map(({ arrives }) => arrives.toString()),
    ['2026-12-04'],
  )
})

test('who gave back a room abroad is not asked for a passport there', async () => {
  await using market = await openMarket()
  market.hall.people = 3
  const stay = { ...stayInKish, cityCode: 'IST', cityName: 'استانبول', isDomestic: false }
  const { ownerId } = await issued(market, { ...threeRooms, stay })
  market.hall.given = [{ passenger: 1, leg: 0, paid: 1 }]
  const [trip] = await market.orders.tripsAbroadAhead(ownerId)
  assert.deepEqual(
    trip?.travellers.map(({ id }) => id.split('.')[1]),
    ['0', '2'],
  )
})
