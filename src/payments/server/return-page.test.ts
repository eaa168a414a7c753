import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestBank } from '#testing/payments/gateway.ts'
import { openTestShop, type TestShop } from '#testing/payments/shop.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const linking = openTestBank({ id: 1 })
const posting = openTestBank({ id: 3, isPosting: true })
const gateways = [linking.gateway, posting.gateway]
const asForm = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank-3.test' }

test('who comes back while the database takes nothing reads a page that comes back by itself', async () => {
  await using shop = await openTestShop(gateways)
  shop.nextOrder()
  const { id } = await shop.opened({ gatewayId: 3 })
  const { reference } = posting.pay(posting.sales.at(-1)?.reference ?? '')
  await closedForWriting(shop.house, 'on')
  const sent = { ref: reference, ok: '1', receipt: '"><script>alert(1)</script>', submit: 'x' }
  const away = await posted(shop.house, id, new URLSearchParams(sent).toString())
  assert.deepEqual([away.statusCode, away.headers['retry-after']], [503, '2'], away.body)
  isPage(away)
  assert.match(away.body, /از بانک می‌پرسیم/)
  assert.doesNotMatch(away.body, /<script>alert/)
  await closedForWriting(shop.house, 'off')
  const again = await posted(shop.house, id, new URLSearchParams(fieldsIn(away.body)).toString())
  assert.deepEqual([again.statusCode, again.headers['location']], [303, `/payment/${shop.order.id}`])
  assert.deepEqual(Object.fromEntries(fieldsIn(away.body)), sent)
})

test('who comes back by a link when something of ours breaks goes the same way once more', async () => {
  await using shop = await openTestShop(gateways)
  shop.nextOrder()
  const { id } = await shop.opened()
  const { reference } = linking.pay(linking.sales.at(-1)?.reference ?? '')
  shop.failNextCapture()
  const broken = await shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=1`)
  assert.equal(broken.statusCode, 500)
  isPage(broken)
  const form = /<form action="([^"]+)" method="get">/.exec(broken.body)
  const again = await shop.ask(`${form?.[1]}?${new URLSearchParams(fieldsIn(broken.body))}`)
  assert.deepEqual([again.statusCode, again.headers['location']], [303, `/payment/${shop.order.id}`])
  assert.equal(await shop.capturesOf(id), 1)
})

test('who is to be called is who the settings name, at their hours', async () => {
  const given = { CONTACT_PHONE: '+982188887777', CONTACT_HOURS: 'شنبه تا چهارشنبه، ۸ تا ۱۷' }
  await using shop = await openTestShop(gateways, await openTestHouse(given))
  const { body } = await shop.ask(`/api/payment/Return/${randomUUID()}?Authority=A1`)
  assert.match(body, /tel:\+982188887777">پشتیبانی، شنبه تا چهارشنبه، ۸ تا ۱۷</)
  assert.doesNotMatch(body, /91004040/)
})

test('a return that is no payment of ours says so in Persian, and does not come back', async () => {
  await using shop = await openTestShop(gateways)
  const returns = [
    await shop.ask(`/api/payment/Return/${randomUUID()}?Authority=A1&Status=OK`),
    await shop.ask('/api/payment/Return/no-number?Authority=A1'),
    await posted(shop.house, randomUUID(), 'RefId=1'),
  ]
  assert.deepEqual(
    returns.map(({ statusCode }) => statusCode),
    [404, 400, 404],
  )
  for (const answer of returns) {
    isPage(answer)
    assert.match(answer.body, /این پرداخت پیدا نشد/)
    assert.doesNotMatch(answer.body, /<form|<script/)
  }
})

test('a posted return that was not read is left to our own questions, since it cannot be posted again', async () => {
  await using shop = await openTestShop(gateways, await openTestHouse({ FLOOD_PER_MINUTE: '1' }))
  await posted(shop.house, randomUUID(), 'RefId=1')
  const turnedAway = await posted(shop.house, randomUUID(), 'RefId=1')
  assert.equal(turnedAway.statusCode, 429)
  isPage(turnedAway)
  assert.match(turnedAway.body, /خودمان از بانک می‌پرسیم/)
  assert.doesNotMatch(turnedAway.body, /<form/)
})

type Reply = Awaited<ReturnType<TestShop['ask']>>

function posted({ app }: TestHouse, id: string, payload: string): Promise<Reply> {
  return app.inject({ method: 'POST', url: `/api/payment/Return/${id}`, headers: asForm, payload })
}

function isPage({ headers, body }: Reply): void {
  assert.match(String(headers['content-type']), /^text\/html/)
  assert.match(body, /<html lang="fa-IR" dir="rtl"/)
  assert.match(String(headers['content-security-policy']), /default-src 'none'.*form-action 'self'/)
}

function fieldsIn(html: string): [string, string][] {
  return [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name, value]) => [read(name), read(value)],
  )
}

function read(text = ''): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

async function closedForWriting({ database, pool }: TestHouse, isClosed: 'on' | 'off'): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection)
    await sql`do ${sql.lit(`begin execute format('alter database %I set default_transaction_read_only = ${isClosed}',
      current_database()); end`)}`.execute(connection)
  })
  // later connections have the new setting
  const all = await Promise.all(Array.from({ length: 12 }, () => pool.connect()))
  for (const client of all) client.release(true)
}
