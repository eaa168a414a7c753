import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { Results } from '#flights/responses.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { serveSupplierEvents } from '#flights/supplier/server/serve-events.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { signatureOf } from '#simulators/duffel/webhooks.ts'
import { contact, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { earnedBy } from '#testing/flights/suppliers/selling.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

const secret = 'whsec_test'
const address = '/suppliers/duffel/events'
const events = fastify()
let simulator: DuffelSimulator
let t: TestFlights

before(async () => {
  simulator = await openDuffelSimulator({ port: 0, acceptedMs: 60, now: () => t.house.clock.now() })
  const now = () => t.house.clock.now()
  const limits = { settlesAfterMs: 60_000 }
  const access = { baseUrl: simulator.url, token, email: 'tickets@example.com', webhookSecret: secret }
  t = await openTestFlights([openDuffel({ ...access, now, limits, rates: firstRates.onSale })])
  serveSupplierEvents(events, t.flights)
})
after(async () => {
  await events.close()
  await t[Symbol.asyncDispose]()
  await simulator.close()
})

async function offered(
  destination: string,
  number: string,
): Promise<{ requestId: string; proposal: Proposal }> {
  t.house.clock.set(t.house.clock.now().add({ minutes: 5 }))
  const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
    origin: { code: 'IKA', kind: 'AirportCode' },
    destination: { code: destination, kind: 'AirportCode' },
    dates: ['2026-12-03'],
  })
  assert.equal(told.status, 200, told.text)
  const { requestId } = Results.parse(told.data)
  for await (const { proposals } of t.flights.more({ requestId })) {
    const proposal = proposals.find(({ flightGroups }) => flightGroups[0]?.flightNumber === number)
    if (proposal !== undefined) return { requestId, proposal }
  }
  throw new Error(`${number} is not offered`)
}

async function ordered(destination: string, number: string) {
  const { requestId, proposal } = await offered(destination, number)
  const userId = await t.user()
  const asked = { requestId, proposalId: proposal.proposalId, passengers: [saraAbroad], contact }
  return { userId, proposal, told: await t.ask(submitLine, asked, userId) }
}

async function paid(destination: string, number: string): Promise<string> {
  const { userId, told } = await ordered(destination, number)
  assert.equal(told.status, 200, told.text)
  const { orderId } = Submitted.parse(told.data)
  const { order } = await t.orders.approve(orderId, userId)
  const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
  await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
  return orderId
}

const statusOf = async (orderId: string) => (await t.orders.order(orderId))?.status
const theirs = (fate: string) => simulator.books.all().filter((row) => row.fate === fate)

test('over a hub to London: one order there, a coupon each flight here, under the airline’s own numbers', async () => {
  const orderId = await paid('LHR', 'QR 483')
  const [held] = simulator.books.all()
  const order = await t.orders.order(orderId)
  assert.equal(
    order?.total,
    ((held?.price.total ?? 0) * 1_250_000) / 100,
    'no rial more or less than it costs there',
  )
  assert.deepEqual([held?.paidAt, held?.passengers[0]?.given_name], [null, 'SARA'])
  assert.equal(order?.isPriceOnly, false, 'its seats are held there')
  await t.orders.work.issue(orderId)
  assert.equal(await statusOf(orderId), 'issued')
  const tickets = await all<{ number: string }>(
    t.house.database,
    sql`select number from flights.tickets where order_id = ${orderId} order by leg, position`,
  )
  assert.deepEqual(
    tickets.map(({ number }) => number.replace('-', '')),
    simulator.books.all()[0]?.tickets,
  )
  const ours = await earnedBy(t, orderId)
  assert.deepEqual(ours, { total: order?.total, payable: order?.total, revenue: 0 })
  const { foreign } = await one<{ foreign: { currency: string; rateRial: number } }>(
    t.house.database,
    sql`
      select f.told_price as "foreign" from flights.fares f join flights.hold_fares h on h.fare_id = f.id
      where h.order_id = ${orderId} limit 1`,
  )
  assert.deepEqual([foreign.currency, foreign.rateRial], ['USD', 1_250_000])
  await t.house.database
    .transaction()
    .execute((trx) => t.orders.refunded(trx, orderId, [{ passenger: 0, leg: 0 }]))
  await t.flights.work.settleSuppliers()
  assert.notEqual(simulator.books.all()[0]?.cancelledAt, null)
})

test('what cannot be held is sold all the same, and bought when it is paid', async () => {
  const orderId = await paid('GYD', 'J2 8191')
  assert.deepEqual(theirs('instant-only'), [])
  const order = await t.orders.order(orderId)
  assert.equal(order?.isPriceOnly, true, 'nobody may be told that a seat is held')
  const seen = await t.orders.detailsOf(order?.ownerId ?? '', orderId)
  assert.equal(seen.isPriceOnly, true)
  await t.orders.work.issue(orderId)
  assert.equal(await statusOf(orderId), 'issued')
  assert.equal(theirs('instant-only').length, 1)
})

test('an order and a payment whose answers are lost come to one of each', async () => {
  for (const [number, fate] of [
    ['J2 8184', 'order-lost'],
    ['J2 8185', 'order-booked-500'],
    ['J2 8194', 'payment-lost'],
  ] as const) {
    const orderId = await paid('GYD', number)
    await t.orders.work.issue(orderId)
    await t.orders.work.issue(orderId)
    assert.equal(await statusOf(orderId), 'issued', number)
    assert.deepEqual(
      theirs(fate).map(({ tickets }) => tickets.length),
      [1],
    )
  }
})

test('where nobody said beforehand what giving back costs, Duffel is asked for it when somebody wants to', async () => {
  const orderId = await paid('DXB', 'FZ 1930')
  await t.orders.work.issue(orderId)
  const order = await t.orders.order(orderId)
  const { legs, items } = await t.orders.refundTermsOf(orderId, order?.ownerId ?? '')
  const kept = Math.ceil((50 * 1_250_000 * 100) / (items[0]?.base ?? 1))
  assert.deepEqual(legs[0]?.ladders[0]?.steps, [{ percent: kept }])
  assert.equal(simulator.books.all().at(-1)?.cancelledAt, null)
})

async function event(body: object, sign: (text: string) => string = signed): Promise<number> {
  const payload = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'x-duffel-signature': sign(payload) }
  return (await events.inject({ method: 'POST', url: address, headers, payload })).statusCode
}

const seconds = () => Math.floor(t.house.clock.now().epochMilliseconds / 1000)
const signed = (text: string) => signatureOf(secret, text, seconds())

test('only what Duffel signed just now is heard', async () => {
  const body = { type: 'ping', idempotency_key: 'p1', data: { object: null } }
  assert.equal(await event(body), 200)
  assert.equal(await event(body, (text) => signatureOf('other', text, seconds())), 401)
  assert.equal(await event(body, (text) => signatureOf(secret, `${text} `, seconds())), 401)
  assert.equal(await event(body, (text) => signatureOf(secret, text, seconds() - 299)), 200)
  assert.equal(await event(body, (text) => signatureOf(secret, text, seconds() - 301)), 401)
  assert.equal(await event(body, () => 'v1=1'), 401)
  const nobody = await events.inject({ method: 'POST', url: '/suppliers/nira/events', payload: {} })
  assert.equal(nobody.statusCode, 404)
})

const filed = (fate: string) =>
  one<{ key: string; state: string; steps: number }>(
    t.house.database,
    sql`
      select key, state, jsonb_array_length(history) as steps from flights.supplier_orders
      where booking->>'offerRef' like ${`${offerIds.get(fate) ?? ''}~%`}`,
  )
const offerIds = new Map<string, string>()

test('an order that was only accepted ends by what Duffel tells of it, told once or twice', async () => {
  for (const [number, fate, says, state] of [
    ['J2 8189', 'accepted-created', 'order.created', 'held'],
    ['J2 8190', 'accepted-failed', 'order.creation_failed', 'failed'],
  ] as const) {
    const { told, proposal } = await slowly(number)
    assert.notEqual(told.status, 200)
    const { supplier_ref: ref } = await one<{ supplier_ref: string }>(
      t.house.database,
      sql`select supplier_ref from flights.fares where id = ${Number(proposal.proposalId)}`,
    )
    offerIds.set(fate, ref.split('~')[0] ?? '')
    const row = await filed(fate)
    assert.equal(row.state, 'unknown')
    await sleep(2000)
    const object = { id: theirs(fate)[0]?.id ?? null, metadata: { key: row.key } }
    const body = { type: says, idempotency_key: `${fate}-1`, data: { object } }
    assert.equal(await event(body), 200)
    const after = await filed(fate)
    assert.equal(after.state, state)
    assert.equal(await event(body), 200)
    assert.deepEqual(await filed(fate), after)
  }
})

async function slowly(number: string) {
  simulator.faults.order('orders-busy', 3)
  return ordered('GYD', number)
}
