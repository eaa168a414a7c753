import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { type MarketplaceRequest, type Offers, resellerCalls, type Sale } from '#resellers/calls.ts'
import { serveEntries } from '#resellers/server/entries.ts'
import { openResellers, type Resellers } from '#resellers/server/resellers.ts'
import { resellerHandlers } from '#resellers/server/routes.ts'
import { withSource } from '#resellers/server/with-source.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

const key = 'house-simulator-marketplace'
const search = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'], adults: 1 }

/** what the marketplace's counter was asked */
const counted: string[] = []
let counterSays = 200
const counter = createServer((request, response) => {
  counted.push(request.url ?? '')
  response.writeHead(counterSays).end()
})
let t: TestFlights
let resellers: Resellers

before(async () => {
  const port = await new Promise<number>((resolve) => {
    counter.listen(0, '127.0.0.1', () => resolve((counter.address() as { port: number }).port))
  })
  t = await openTestFlights([], { RESELLER_PIXELS: `safarbin=http://127.0.0.1:${port}/pixel?a=1` })
  resellers = openResellers(t.house, t.flights, t.orders)
  t.house.mount({ calls: resellerCalls, answers: resellerHandlers(resellers) })
  serveEntries(t.house.app, resellers)
  t.house.app.get('/plp', async () => 'results')
})
beforeEach(() => {
  t.house.clock.set(sampleNow)
  counted.length = 0
  counterSays = 200
})
after(async () => {
  counter.close()
  await t[Symbol.asyncDispose]()
})

async function offered(place = 0) {
  const answer = await t.house.app.inject({
    method: 'POST',
    url: '/api/resellers/safarbin/Search',
    headers: { 'x-reseller-key': key },
    payload: search,
  })
  const offer = answer.json<{ data: Offers }>().data.offers[place]
  assert.ok(offer)
  const url = new URL(offer.link)
  return { offer, path: url.pathname + url.search, number: url.searchParams.get('safarmarketId') ?? '' }
}

/** Opens a link; returns the browser's cookie. */
async function came(path: string): Promise<string> {
  const { headers } = await t.house.app.inject(path)
  return String(headers['set-cookie']).split(';', 1)[0] ?? ''
}

const ask = (url: string, headers: Record<string, string> = {}) => t.house.app.inject({ url, headers })
const salesOf = async (day: string, withKey = key) =>
  (await ask(`/api/resellers/safarbin/Sales?day=${day}`, { 'x-reseller-key': withKey })).json<{
    data: Sale[]
  }>().data

/** As the wire does it: the order, and then its source. */
async function ordered(userId: string, cookie: string): Promise<string> {
  const { orderId } = await buyingAt(t).paid(userId)
  const submit = withSource(async () => ({ orderId }), resellers)
  await submit({ request: { headers: { cookie } } })
  return orderId
}

test('who comes by a link is noted once, however often the link is opened', async () => {
  const { path, offer } = await offered(0)
  const cookie = await came(path)
  assert.match(cookie, /^cameBy=[\da-f-]{36}$/)
  assert.equal(await came(path), cookie)
  const [sale, ...more] = await salesOf('2026-11-21')
  assert.ok(sale)
  assert.deepEqual(more, [])
  assert.deepEqual([sale.proposalId, sale.shownPrice, sale.orders], [offer.proposalId, offer.totalPrice, []])
  const found = await ask(
    `/api/resellers/SafarMarket/GetSafarMarketRequestByProposalId?proposalId=${encodeURIComponent(offer.proposalId)}`,
    { cookie },
  )
  const { requestId, data } = found.json<{ data: MarketplaceRequest }>().data
  assert.equal(requestId, sale.requestId)
  assert.deepEqual(
    data.steps.map(({ step }) => step),
    ['results'],
  )
})

test('who came at 00:15 in Tehran came on the day before in Baghdad', async () => {
  t.house.clock.set(Temporal.Instant.from('2026-11-24T20:45:00Z'))
  const { path, offer } = await offered(4)
  await came(path)
  const of = async (day: string) => (await salesOf(day)).map(({ proposalId }) => proposalId)
  assert.deepEqual(await of('2026-11-24'), [offer.proposalId])
  assert.deepEqual(await of('2026-11-25&timeZone=Asia/Tehran'), [offer.proposalId])
  assert.deepEqual([await of('2026-11-25'), await of('2026-11-24&timeZone=Asia/Tehran')], [[], []])
})

test('a link that is not ours leaves no cookie and no row', async () => {
  const { path } = await offered(1)
  assert.equal(await came(`${path.slice(0, -4)}AAAA`), 'undefined')
  assert.equal(await came('/plp'), 'undefined')
})

test('an order has the source of its browser for a day, is its owner’s alone to ask, and is told of when it is issued', async () => {
  const { path, number } = await offered(2)
  const cookie = await came(path)
  const userId = await t.user()
  const orderId = await ordered(userId, cookie)
  const other = await t.user()
  const bySale = (await salesOf('2026-11-21')).find(({ orders }) => orders.length > 0)
  assert.deepEqual(bySale?.orders, [{ orderId, status: 'paid' }])
  assert.equal((await resellers.requestByOrder(orderId, userId))?.orderId, orderId)
  await assert.rejects(resellers.requestByOrder(orderId, other), { message: 'ORDER_UNKNOWN' })
  await assert.rejects(resellers.step({ safarmarketId: number, step: 'ticket', orderId, userId: other }), {
    message: 'ORDER_UNKNOWN',
  })
  await resellers.step({ safarmarketId: number, step: 'payment', orderId, userId })
  await resellers.work.sendPixels()
  assert.deepEqual(counted, [])
  await t.orders.work.issue(orderId)
  counterSays = 500
  await resellers.work.sendPixels()
  counterSays = 200
  await resellers.work.sendPixels()
  await resellers.work.sendPixels()
  assert.deepEqual(counted, Array(2).fill(`/pixel?a=1&requestId=${bySale?.requestId}`))
  assert.equal(
    (await salesOf('2026-11-21')).find(({ orders }) => orders.length > 0)?.orders[0]?.status,
    'issued',
  )
})

test('a day after the link an order is nobody’s sale', async () => {
  const { path } = await offered(3)
  const cookie = await came(path)
  t.house.clock.advance({ hours: 24 })
  const orderId = await ordered(await t.user(), cookie)
  const rows = await all(t.house.database, sql`select 1 from resellers.orders where order_id = ${orderId}`)
  assert.deepEqual(rows, [])
})

test('a marketplace without the key reads no sales, and made-up steps are refused', async () => {
  assert.equal(await salesOf('2026-11-21', 'another key of some length'), undefined)
  const { number } = await offered(0)
  const step = (payload: object) =>
    t.house.app.inject({ method: 'POST', url: '/api/resellers/SafarMarket/CallStep', payload })
  assert.equal((await step({ safarmarketId: number, step: 'details' })).statusCode, 200)
  assert.equal((await step({ safarmarketId: number, step: 'flown' })).statusCode, 400)
  assert.equal((await step({ safarmarketId: `${number.slice(0, -2)}zz`, step: 'details' })).statusCode, 404)
})

test('the setting says how long links and sources count', async () => {
  const { data } = (await ask('/api/resellers/SafarMarket/GetSellSetting')).json<{ data: object }>()
  assert.deepEqual(data, { isActive: true, linkSeconds: 1200, sourceSeconds: 86_400 })
})
