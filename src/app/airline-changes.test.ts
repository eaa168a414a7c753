import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import type { DuffelOrder } from '#simulators/duffel/books.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { signatureOf } from '#simulators/duffel/webhooks.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { contact, saraAbroad } from '#testing/flights/buying.ts'
import { airlineChanges } from '#testing/flights/suppliers/duffel/trial.ts'

const secret = 'whsec_test'

suite('what airlines change by themselves of tickets that were sold', () => {
  let t: TestAgency
  let simulator: DuffelSimulator
  let mine: Bought
  before(async () => {
    simulator = await openDuffelSimulator({ port: 0, now: () => t.house.clock.now() })
    t = await openTestAgency({
      JOBS: 'elsewhere',
      SUPPLIERS: 'duffel',
      DUFFEL_URL: simulator.url,
      DUFFEL_TOKEN: token,
      DUFFEL_EMAIL: 'tickets@example.com',
      DUFFEL_WEBHOOK_SECRET: secret,
    })
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await simulator.close()
  })
  beforeEach(async () => {
    mine = await bought()
    assert.ok((await penalties(mine)).every((penalty) => penalty > 0))
  })

  interface Bought {
    readonly phone: string
    readonly orderId: string
    readonly there: DuffelOrder
  }

  let travellers = 0
  async function bought(): Promise<Bought> {
    const { flights, orders } = t.agency
    // past the cache time of searches
    t.house.clock.advance({ minutes: 2 })
    const phone = `+98912000${String(++travellers).padStart(4, '0')}`
    const user = await t.admit(phone)
    const date = t.house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 12 })
    const asked = {
      origin: { code: 'IKA', kind: 'AirportCode' },
      destination: { code: 'LHR', kind: 'AirportCode' },
    }
    const told = await t.ask(flightCalls.available.line, {
      by: user.token,
      body: { ...asked, dates: [`${date}`] },
    })
    const { requestId } = flightCalls.available.answer.parse(told.data)
    let proposalId: string | undefined
    for await (const { proposals } of flights.more({ requestId }))
      proposalId ??= proposals.find(
        ({ flightGroups }) => flightGroups[0]?.flightNumber === 'QR 483',
      )?.proposalId
    const body = { requestId, proposalId, passengers: [saraAbroad], contact }
    const submitted = await t.ask(flightCalls.submit.line, { by: user.token, body })
    assert.equal(submitted.status, 200, submitted.text)
    const { orderId } = flightCalls.submit.answer.parse(submitted.data)
    const { order } = await orders.approve(orderId, user.userId)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
    await t.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
    await orders.work.issue(orderId)
    assert.equal((await orders.order(orderId))?.status, 'issued')
    const { ref } = await one<{ ref: string }>(
      t.house.database,
      sql`select ref from flights.supplier_orders where order_id = ${orderId}`,
    )
    const there = simulator.books.order(ref)
    assert.ok(there)
    return { phone, orderId, there }
  }

  async function event({ there }: Bought, by = secret): Promise<number> {
    const change = simulator.books.changesOf(there.id).at(-1)
    const payload = JSON.stringify({
      type: 'order.airline_initiated_change_detected',
      idempotency_key: change?.id,
      data: { object: { id: there.id, aic_id: change?.id } },
    })
    const seconds = Math.floor(t.house.clock.now().epochMilliseconds / 1000)
    const headers = {
      'content-type': 'application/json',
      'x-duffel-signature': signatureOf(by, payload, seconds),
    }
    const url = '/suppliers/duffel/events'
    return (await t.house.app.inject({ method: 'POST', url, headers, payload })).statusCode
  }

  async function refundable({ orderId, phone }: Bought) {
    const { token: by } = await t.admit(phone)
    const { data } = await t.ask(refundCalls.refundable.line.replace('{orderId}', orderId), { by })
    return refundCalls.refundable.answer.parse(data)
  }

  async function penalties(of: Bought): Promise<readonly number[]> {
    return (await refundable(of)).items.map(({ penalty }) => penalty)
  }

  async function told({ orderId }: Bought): Promise<readonly string[]> {
    const number = (await t.agency.orders.order(orderId))?.orderNumber
    const rows = await all<{ template: string; tokens: readonly string[] }>(
      t.house.database,
      sql`
        select template, tokens from messages.outbox where template like 'flight-%' and tokens[1] = ${number}
        order by template`,
    )
    return rows.map(({ template, tokens: [, hours = ''] }) =>
      template === 'flight-cancelled' ? template : `${template} ${hours}`,
    )
  }

  test('a flight that leaves hours later sets its tickets free, told twice or not; others on it keep theirs', async () => {
    const other = await bought()
    await airlineChanges(simulator, mine.there.id, 'late')
    assert.deepEqual([await event(mine), await event(mine)], [200, 200])
    assert.deepEqual([await told(mine), await penalties(mine)], [['flight-late ۳:۱۵'], [0]])
    assert.deepEqual(await told(other), [])
    assert.ok((await penalties(other)).every((penalty) => penalty > 0))
    const waivers = await all(
      t.house.database,
      sql`select from refunds.waiver where order_id = ${mine.orderId}`,
    )
    assert.equal(waivers.length, 1)
  })

  test('what is cancelled goes back whole; so does what became another flight of another day', async () => {
    await airlineChanges(simulator, mine.there.id, 'cancelled')
    await event(mine)
    assert.deepEqual([await told(mine), await penalties(mine)], [['flight-cancelled'], [0]])
    assert.match((await refundable(mine)).steps[0]?.label ?? '', /لغو پرواز/)
    const moved = await bought()
    await airlineChanges(simulator, moved.there.reference, 'rebooked')
    await event(moved)
    assert.deepEqual([await told(moved), await penalties(moved)], [['flight-cancelled'], [0]])
  })

  test('up to two hours only the hour changes, and what was declared before stays', async () => {
    await airlineChanges(simulator, mine.there.id, 'little')
    await event(mine)
    assert.deepEqual(await told(mine), ['flight-new-time ۰۶:۰۵'])
    assert.ok((await penalties(mine)).every((penalty) => penalty > 0))
    await airlineChanges(simulator, mine.there.id, 'late')
    await event(mine)
    assert.deepEqual((await told(mine)).slice(0, 1), ['flight-late ۴'], 'counted from the hour that was sold')
    await airlineChanges(simulator, mine.there.id, 'early')
    await event(mine)
    const all = ['flight-late ۴', 'flight-new-time ۰۶:۰۵', 'flight-new-time ۰۷:۱۵']
    assert.deepEqual([await told(mine), await penalties(mine)], [all, [0]])
  })

  test('what a stranger signed is not heard', async () => {
    await airlineChanges(simulator, mine.there.id, 'late')
    assert.equal(await event(mine, 'whsec_other'), 401)
    assert.deepEqual(await told(mine), [])
  })

  test('what was told while nobody listened is found by asking, once', async () => {
    const ask = () => t.agency.flights.work.settleSuppliers()
    await ask()
    await airlineChanges(simulator, mine.there.id, 'late')
    await ask()
    assert.deepEqual(await told(mine), [], 'its turn comes later')
    t.house.clock.advance({ hours: 7 })
    await ask()
    assert.deepEqual([await told(mine), await penalties(mine)], [['flight-late ۳:۱۵'], [0]])
    assert.equal(await event(mine), 200)
    assert.deepEqual(await told(mine), ['flight-late ۳:۱۵'])
    const before = simulator.asked.get('changes')
    t.house.clock.advance({ hours: 24 * 13 })
    await ask()
    t.house.clock.advance({ hours: 7 })
    await ask()
    assert.equal(simulator.asked.get('changes'), before, 'after the flight nobody asks')
  })

  test('what cannot be asked for now is told again by Duffel', async () => {
    await airlineChanges(simulator, mine.there.id, 'cancelled')
    simulator.faults.order('changes-busy', 1)
    assert.equal(await event(mine), 503)
    assert.deepEqual(await told(mine), [])
    assert.equal(await event(mine), 200)
    assert.deepEqual(await told(mine), ['flight-cancelled'])
  })
})
