import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { inForce } from '#law/editions.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { openMarket } from '#testing/orders/market.ts'

test('an order says which edition of the terms it was made under, and goes on saying it', async () => {
  await using market = await openMarket()
  const order = await market.buy()
  const { database } = market.house
  const { body } = await market.ask(
    order.ownerId,
    `GET /api/orders/Order/GetCurrentUserOrderDetails/${order.orderId}`,
  )
  const { data } = body as { data: OrderDetails }
  assert.deepEqual(data.terms, {
    variant: 'agency',
    version: inForce.version,
    since: inForce.since,
  })
  assert.deepEqual(await market.orders.termsOf(order.orderId, order.ownerId), data.terms)
  await assert.rejects(market.orders.termsOf(order.orderId, randomUUID()), { code: 'ORDER_NOT_FOUND' })
  await assert.rejects(
    sql`update orders."order" set terms = 'agency/9.9'`.execute(database),
    /does not change/,
  )
  await assert.rejects(sql`update orders."order" set brand = 'other'`.execute(database), /does not change/)
  await assert.rejects(sql`update orders."order" set terms = null`.execute(database), /does not change/)
})

test('no order is made without terms, nor under such as nobody wrote', async () => {
  await using market = await openMarket()
  await market.buy()
  const copied = (terms: string | null, brand: string | null = null) =>
    sql`
    insert into orders."order" (serial, number, owner_id, once, product, item, channel, total, contact_phone, passenger_count,
      created_at, hold_expires_at, terms, brand)
    select 80000000, '800000000', owner_id, 'again', product, item, channel, total, contact_phone, passenger_count,
      created_at, hold_expires_at, ${terms}::text, ${brand}::text from orders."order"`.execute(
      market.house.database,
    )
  await assert.rejects(copied(null), /names the terms/)
  await assert.rejects(copied('somebody/1'), /names_an_edition/)
  await assert.rejects(copied('hodhod/1.0', 'chakavak'), /names_an_edition/)
  await copied('hodhod/1.0', 'hodhod')
})

test('whoever paid agreed to an edition, once, by the newest order; whoever only held seats did not', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  await market.pay(await market.bought(ownerId))
  const newest = await market.bought(ownerId)
  await market.pay(newest)
  const held = await market.bought()
  const [agreed, ...others] = await market.orders.editionsAgreedBy(ownerId)
  assert.deepEqual(others, [])
  assert.equal(agreed?.orderNumber, newest.orderNumber)
  assert.deepEqual(agreed.terms, { variant: 'agency', version: inForce.version, since: inForce.since })
  assert.deepEqual(await market.orders.editionsAgreedBy(held.ownerId), [])
  assert.deepEqual(await market.orders.editionsAgreedBy(randomUUID()), [])
})
