import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { unpaidOf } from '#storefront/web/home-unpaid.server.ts'
import { openMarket } from '#testing/orders/market.ts'
import { visitorContext } from '#web/page-context.server.ts'

test('home shows the owner alone the order that waits for its payment, until it is over', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.bought(ownerId)
  const shownTo = (userId?: string) => {
    const context = new RouterContextProvider()
    if (userId !== undefined) context.set(visitorContext, { kind: 'user', userId, claims: {} } as never)
    else context.set(visitorContext, { kind: 'guest' } as never)
    return unpaidOf({ orders: market.orders, clock: market.house.clock }, context)
  }
  const trip = await shownTo(ownerId)
  assert.equal(trip?.orderId, orderId)
  assert.equal(trip.standing.says, 'در انتظار پرداخت')
  assert.match(trip.next.to, new RegExp(`^/confirm.*${orderId}`))
  assert.equal(await shownTo(randomUUID()), undefined)
  assert.equal(await shownTo(), undefined)
  await market.orders.cancel(orderId, ownerId)
  assert.equal(await shownTo(ownerId), undefined)
})
