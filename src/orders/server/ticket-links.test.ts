import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type Market, openMarket } from '#testing/orders/market.ts'

const line = 'POST /api/orders/Order/ShareTicket'

async function issued(market: Market) {
  const order = await market.bought()
  await market.pay(order)
  await market.orders.work.issue(order.orderId)
  return order
}

async function shared(market: Market, { orderId, ownerId }: { orderId: string; ownerId: string }) {
  const { address, until } = await market.orders.shareTicket({ orderId, userId: ownerId, minutes: 15 })
  return { address, until, token: address.slice(address.lastIndexOf('/') + 1) }
}

test('a link shows the ticket of its order to whoever holds it, for fifteen minutes, and names nobody', async () => {
  await using market = await openMarket()
  const order = await issued(market)
  const { address, until, token } = await shared(market, order)
  const now = market.house.clock.now()
  assert.ok(Math.abs(Temporal.Instant.from(until).since(now).total('seconds') - 900) < 5)
  assert.ok(address.startsWith(`${market.house.settings.publicUrl}/ticket/`))
  for (const secret of [order.orderNumber, order.ownerId, '9121234567']) assert.ok(!address.includes(secret))
  assert.deepEqual(await market.orders.openedByLink(token, 'flight'), {
    orderId: order.orderId,
    ownerId: order.ownerId,
  })
  const shown = await market.orders.linkView(token)
  assert.equal(shown?.tracking.orderNumber, order.orderNumber)
  market.house.clock.advance({ minutes: 15 })
  assert.equal(await market.orders.linkView(token), undefined)
  await assert.rejects(market.orders.openedByLink(token, 'flight'), { code: 'LINK_OVER', status: 404 })
})

test('closing closes every link made until then, and a new one is open', async () => {
  await using market = await openMarket()
  const order = await issued(market)
  const before = [await shared(market, order), await shared(market, order)]
  for (let times = 0; times < 2; times++) {
    await market.orders.closeTicketLinks(order.orderId, order.ownerId)
    for (const { token } of before)
      await assert.rejects(market.orders.openedByLink(token, 'flight'), { code: 'LINK_OVER' })
  }
  await market.orders.openedByLink((await shared(market, order)).token, 'flight')
  for (const { token } of before) assert.equal(await market.orders.linkView(token), undefined)
})

test('a link opens its own order alone: neither another, nor with a changed sign, nor with a later end', async () => {
  await using market = await openMarket()
  const [own, other] = [await issued(market), await issued(market)]
  const { token } = await shared(market, own)
  const [, until = '', mark = ''] = token.split('.')
  const forged = [
    `${other.orderId}.${until}.${mark}`,
    `${own.orderId}.${(Number.parseInt(until, 36) + 1).toString(36)}.${mark}`,
    `${own.orderId}.${until}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`,
    `${randomUUID()}.${until}.${mark}`,
    `${own.orderId}.zzzzzzzz.${mark}`,
    own.orderId,
    '',
    '%00',
  ]
  for (const link of forged) {
    await assert.rejects(market.orders.openedByLink(link, 'flight'), { code: 'LINK_OVER' }, link)
    assert.equal(await market.orders.linkView(link), undefined, link)
  }
})

test('no link is made of another’s order, of one without a ticket, or for a time that is not offered', async () => {
  await using market = await openMarket()
  const order = await issued(market)
  const unpaid = await market.bought()
  const ask = (userId: string | undefined, body: object) => market.ask(userId, line, body)
  assert.equal((await ask(undefined, { orderId: order.orderId })).status, 401)
  assert.deepEqual(
    Object.assign(await ask(randomUUID(), { orderId: order.orderId }), { body: 0 }),
    Object.assign(await ask(randomUUID(), { orderId: randomUUID() }), { body: 0 }),
  )
  assert.equal((await ask(randomUUID(), { orderId: order.orderId })).status, 404)
  assert.equal((await ask(unpaid.ownerId, { orderId: unpaid.orderId })).status, 409)
  assert.equal((await ask(order.ownerId, { orderId: order.orderId, minutes: 525_600 })).status, 400)
  assert.equal((await ask(order.ownerId, { orderId: order.orderId })).status, 200)
  await assert.rejects(market.orders.closeTicketLinks(order.orderId, randomUUID()), {
    code: 'ORDER_NOT_FOUND',
  })
})

test('an order that is given back, or whose owner was erased, is shown by no link', async () => {
  await using market = await openMarket()
  const [back, erased] = [await issued(market), await issued(market)]
  const links = [await shared(market, back), await shared(market, erased)]
  await market.house.database
    .transaction()
    .execute((trx) => market.orders.refunded(trx, back.orderId, [{ passenger: 0, leg: 0 }]))
  assert.equal(await market.status(back), 'refunded')
  await sql`update orders."order" set contact_phone = '', contact_email = null where id = ${erased.orderId}`.execute(
    market.house.database,
  )
  for (const { token } of links)
    await assert.rejects(market.orders.openedByLink(token, 'flight'), { code: 'LINK_OVER' })
})

test('what one link may cost is bounded, and other orders are not shut out by it', async () => {
  await using market = await openMarket()
  const [busy, other] = [await issued(market), await issued(market)]
  const { token } = await shared(market, busy)
  const opened = await Promise.allSettled(
    Array.from({ length: 70 }, () => market.orders.openedByLink(token, 'flight')),
  )
  const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  assert.deepEqual(
    refused,
    Array.from({ length: 10 }, () => 'TOO_MANY_OPENED'),
  )
  await market.orders.openedByLink((await shared(market, other)).token, 'flight')
  market.house.clock.advance({ minutes: 11 })
  await market.orders.openedByLink(token, 'flight')
})
