import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type Rial, rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'

async function issuedFor(market: Market, people = 1): Promise<Order> {
  market.hall.people = people
  const order = await market.bought()
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  return order
}

interface Given {
  readonly worth?: Rial
  readonly passengers?: readonly number[]
  readonly ownerId?: string
}

/** Seats held for tickets of an order. */
const chosen = (
  market: Market,
  { orderId: ofOrderId, ...old }: Order,
  { worth = price, passengers = [0], ownerId = old.ownerId }: Given = {},
) =>
  market.buy({
    ownerId,
    rebooking: {
      ofOrderId,
      leg: 0,
      passengers,
      worth,
      quoteId: randomUUID(),
      reason: 'airline',
      penalty: rial(0),
      lockedUntil: null,
    },
  })

test('tickets pay as much of a price that rises as they are worth, and no more of one that falls', async () => {
  const cases = [
    { worth: 30_000_000, becomes: 29_500_000, credit: 29_500_000 },
    { worth: 30_000_000, becomes: 31_000_000, credit: 30_000_000 },
    { worth: 25_000_000, becomes: 31_000_000, credit: 25_000_000 },
    { worth: 25_000_000, becomes: 24_000_000, credit: 24_000_000 },
  ] as const
  for (const { worth, becomes, credit } of cases) {
    await using market = await openMarket()
    const made = await chosen(market, await issuedFor(market), { worth: rial(worth) })
    assert.equal(made.credit, Math.min(worth, price))
    market.hall.asks = rial(becomes)
    const agreed = { agreedTotal: rial(becomes) }
    const { order } = await market.orders.approve(made.orderId, made.ownerId, agreed)
    assert.deepEqual([order.status, order.total, order.credit], ['approved', becomes, credit])
  }
})

test('tickets that went back meanwhile are promised to nobody', async () => {
  await using market = await openMarket()
  const old = await issuedFor(market, 2)
  await market.house.database
    .transaction()
    .execute((trx) => market.orders.refunded(trx, old.orderId, [{ passenger: 1, leg: 0 }]))
  await assert.rejects(chosen(market, old, { passengers: [0, 1] }), { code: 'TICKETS_GONE' })
  assert.equal((await chosen(market, old, { passengers: [0] })).status, 'submitted')
})

test('tickets that would pay nothing of the new order are not promised to it', async () => {
  for (const worth of [1, 9]) {
    await using market = await openMarket()
    const old = await issuedFor(market)
    await assert.rejects(chosen(market, old, { worth: rial(worth) }), { code: 'TICKETS_PAY_NOTHING' })
    assert.equal((await chosen(market, old, { worth: rial(10) })).credit, 10)
  }
})

test('nobody pays with tickets of another', async () => {
  await using market = await openMarket()
  const old = await issuedFor(market)
  await assert.rejects(chosen(market, old, { ownerId: randomUUID() }), { code: 'TICKETS_GONE' })
  assert.equal((await chosen(market, old)).status, 'submitted')
})

test('a ticket is promised to one order at a time, and free again when that one ends unpaid', async () => {
  await using market = await openMarket()
  const old = await issuedFor(market)
  const first = await chosen(market, old)
  await assert.rejects(chosen(market, old), { code: 'REBOOKING_OPEN' })
  await market.orders.cancel(first.orderId, first.ownerId)
  const second = await chosen(market, old)
  market.house.clock.advance({ minutes: 16 })
  await market.orders.work.expire(second.orderId)
  assert.equal(await market.status(second), 'expired')
  assert.equal((await chosen(market, old)).status, 'submitted')
})

test('whoever holds as much as one may still takes another flight for a ticket', async () => {
  await using market = await openMarket()
  const old = await issuedFor(market)
  const { ownerId } = old
  for (let held = 0; held < 3; held++) await market.buy({ ownerId })
  await assert.rejects(market.buy({ ownerId }), { code: 'TOO_MANY_HOLDS' })
  assert.equal((await chosen(market, old)).status, 'submitted')
})
