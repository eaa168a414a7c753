import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Order } from '#orders/order.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'

async function issuedFor(market: Market, people: number): Promise<Order> {
  market.hall.people = people
  const order = await market.bought()
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  return order
}

const giveBack = ({ house, orders }: Market, { orderId }: Order, passengers: readonly number[]) =>
  house.database.transaction().execute((trx) =>
    orders.refunded(
      trx,
      orderId,
      passengers.map((passenger) => ({ passenger, leg: 0 })),
    ),
  )

test('an order of which a part is given back is issued still, and says so', async () => {
  await using market = await openMarket()
  const order = await issuedFor(market, 2)
  assert.equal((await giveBack(market, order, [0])).status, 'issued')
  const { labels, allowed } = await market.orders.detailsOf(order.ownerId, order.orderId)
  assert.deepEqual([labels.finalization, labels.refund, allowed.ticket], ['successful', 'successful', true])
  const { items } = await market.orders.refundTermsOf(order.orderId, order.ownerId)
  assert.deepEqual(
    items.map((item) => item.state),
    ['refunded', 'refundable'],
  )
  const contact = await market.orders.contactOf(order.orderId)
  const asking = { orderNumber: order.orderNumber, mobile: contact.phoneNumber, address: '10.0.0.1' }
  assert.match((await market.orders.track(asking)).says, /بخشی از بلیت‌ها استرداد شد/)
})

test('with the last of it the order is refunded, once, and keeps its reference', async () => {
  await using market = await openMarket()
  const order = await issuedFor(market, 2)
  await giveBack(market, order, [0])
  await Promise.all([
    giveBack(market, order, [1]),
    giveBack(market, order, [1]),
    giveBack(market, order, [0]),
  ])
  const after = await market.orders.ofUser(order.orderId, order.ownerId)
  assert.deepEqual([after.status, after.reference], ['refunded', 'K7RM2Q'])
  const { timeline, labels } = await market.orders.detailsOf(order.ownerId, order.orderId)
  assert.equal(timeline.filter(({ status }) => status === 'refunded').length, 1)
  assert.deepEqual([labels.payment, labels.refund, labels.says], ['successful', 'successful', 'استرداد شد'])
  await asItShouldBe(market)
})

test('what has no ticket is not refunded, and another’s terms are as unknown as none', async () => {
  await using market = await openMarket()
  const open = await market.bought()
  await assert.rejects(giveBack(market, open, [0]), { code: 'NOT_ISSUED' })
  await assert.rejects(market.orders.refundTermsOf(open.orderId, open.ownerId), { code: 'NOT_ISSUED' })
  const issued = await issuedFor(market, 1)
  for (const orderId of [issued.orderId, randomUUID()])
    await assert.rejects(market.orders.refundTermsOf(orderId, randomUUID()), { code: 'ORDER_NOT_FOUND' })
})
