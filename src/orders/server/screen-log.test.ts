import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { screenLogCalls } from '#orders/screen-log-calls.ts'
import { ordersPart } from '#orders/server/personal.ts'
import { screensOf } from '#orders/server/screen-log.ts'
import { screenLogHandlers } from '#orders/server/screen-log-handlers.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'

const line = 'POST /api/flight-reservation/Proposals/SetLog'
const text = 'تهران به مشهد\n2,890,000 تومان\nتا ۱۲ ظهر ۳۰٪ جریمه'
const digest = createHash('sha256').update(text).digest('hex')

async function openStand() {
  const market = await openMarket()
  market.house.mount({ calls: screenLogCalls, answers: screenLogHandlers(market.house) })
  return market
}

async function codeOf(told: ReturnType<Market['ask']>) {
  const { status, body } = await told
  return [status, (body as { meta?: { code?: string } }).meta?.code]
}

test('what the buyer saw is stored with its digest, once, and read by the desk', async () => {
  await using market = await openStand()
  const { orderId, ownerId, orderNumber } = await market.buy()
  const saw = { orderId, totalPrice: 28_900_000, text }
  const first = await market.ask(ownerId, line, saw)
  assert.equal((first.body as { data: { digest: string } }).data.digest, digest)
  market.house.clock.advance({ minutes: 1 })
  assert.deepEqual((await market.ask(ownerId, line, saw)).body, first.body)
  const [stored, ...more] = await screensOf(market.house.database, orderNumber)
  assert.deepEqual([stored?.text, stored?.total, stored?.digest, more], [text, 28_900_000, digest, []])
  assert.deepEqual(await screensOf(market.house.database, '10000000'), [])
})

test('nobody logs of an order that is another’s', async () => {
  await using market = await openStand()
  const { orderId, orderNumber } = await market.buy()
  for (const id of [orderId, randomUUID()])
    assert.deepEqual(await codeOf(market.ask(randomUUID(), line, { orderId: id, totalPrice: 1, text })), [
      404,
      'ORDER_NOT_FOUND',
    ])
  assert.deepEqual(await codeOf(market.ask(undefined, line, { orderId, totalPrice: 1, text })), [
    401,
    'SIGN_IN_FIRST',
  ])
  assert.deepEqual(await screensOf(market.house.database, orderNumber), [])
})

test('it is of something, says something, and is no longer than a page', async () => {
  await using market = await openStand()
  const [user, proposalId] = [randomUUID(), '12.34_56']
  for (const wrong of [
    { totalPrice: 1, text },
    { proposalId, totalPrice: 1, text: '' },
    { proposalId, totalPrice: 1, text: 'x'.repeat(8001) },
    { proposalId, totalPrice: -1, text },
    { proposalId, totalPrice: 0.5, text },
    { proposalId: '', totalPrice: 1, text },
  ]) {
    const { status, body } = await market.ask(user, line, wrong)
    assert.equal(status, 400, JSON.stringify(wrong).slice(0, 80))
    assert.match(JSON.stringify(body), /[\u0600-\u06ff]{3}/)
  }
  assert.equal(
    (await market.ask(user, line, { proposalId, totalPrice: 1, text: 'x'.repeat(8000) })).status,
    200,
  )
})

test('twenty screens of an order are enough, and the first stay', async () => {
  await using market = await openStand()
  const { orderId, ownerId, orderNumber } = await market.buy()
  const log = (n: number) => market.ask(ownerId, line, { orderId, totalPrice: n, text })
  const all = await Promise.all(Array.from({ length: 24 }, (_, n) => log(n)))
  assert.deepEqual(all.filter(({ status }) => status === 200).length, 20)
  assert.deepEqual(await codeOf(log(99)), [429, 'TOO_MANY_SCREENS'])
  assert.equal((await screensOf(market.house.database, orderNumber)).length, 20)
})

test('an hour takes sixty', async () => {
  await using market = await openStand()
  const user = randomUUID()
  const log = () => market.ask(user, line, { proposalId: '1', totalPrice: 1, text })
  const all = await Promise.all(Array.from({ length: 61 }, log))
  assert.equal(all.filter(({ status }) => status === 429).length, 1)
  market.house.clock.advance({ hours: 1 })
  assert.equal((await log()).status, 200)
})

test('its owner gets it with his data, and it goes with them; of no order it goes after a month', async () => {
  await using market = await openStand()
  const { house, orders } = market
  const { orderId, ownerId, orderNumber } = await market.buy()
  await market.ask(ownerId, line, { orderId, totalPrice: 5, text })
  await market.ask(ownerId, line, { proposalId: '12', totalPrice: 6, text })
  const part = ordersPart(house, orders)
  const screens = async () =>
    ((await part.exported(ownerId)) as { screens: readonly Record<string, unknown>[] }).screens
  assert.deepEqual(
    (await screens()).map(({ loggedAt: _at, ...rest }) => rest),
    [
      { orderNumber, proposalId: null, total: 5, text, digest },
      { orderNumber: null, proposalId: '12', total: 6, text, digest },
    ],
  )
  house.clock.advance({ hours: 24 * 30 + 1 })
  await orders.work.sweep()
  assert.equal((await screens()).length, 1)
  await house.database
    .transaction()
    .execute((trx) => part.erase(trx, { userId: ownerId, phone: null, email: null }))
  assert.deepEqual(await screens(), [])
})

test('what was stored does not change, and a digest is that of its text', async () => {
  await using market = await openStand()
  const { orderId, ownerId } = await market.buy()
  await market.ask(ownerId, line, { orderId, totalPrice: 5, text })
  const { database } = market.house
  await assert.rejects(sql`update orders.screen_log set text = 'other'`.execute(database), /does not change/)
  await assert.rejects(
    sql`insert into orders.screen_log (owner_id, order_id, total, text, digest, logged_at)
      select owner_id, order_id, total, 'other', digest, logged_at from orders.screen_log`.execute(database),
    /digest_is_of_text/,
  )
})
