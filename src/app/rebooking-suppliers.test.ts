import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { due } from '#orders/order.ts'
import type { DuffelOrder } from '#simulators/duffel/books.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { contact, saraAbroad } from '#testing/flights/buying.ts'
import { airlineChanges } from '#testing/flights/suppliers/duffel/trial.ts'

const places = {
  origin: { code: 'IKA', kind: 'AirportCode' },
  destination: { code: 'LHR', kind: 'AirportCode' },
}

suite('a ticket of a supplier is given for another of theirs', () => {
  let t: TestAgency
  let simulator: DuffelSimulator
  before(async () => {
    simulator = await openDuffelSimulator({ port: 0, now: () => t.house.clock.now() })
    t = await openTestAgency({
      JOBS: 'elsewhere',
      SUPPLIERS: 'duffel',
      DUFFEL_URL: simulator.url,
      DUFFEL_TOKEN: token,
      DUFFEL_EMAIL: 'tickets@example.com',
    })
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await simulator.close()
  })

  async function bought(by: string, userId: string): Promise<string> {
    const date = t.house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 12 })
    const found = await t.ask(flightCalls.available.line, { by, body: { ...places, dates: [`${date}`] } })
    const { requestId } = flightCalls.available.answer.parse(found.data)
    let proposalId: string | undefined
    for await (const { proposals } of t.agency.flights.more({ requestId }))
      proposalId ??= proposals.find(
        ({ flightGroups }) => flightGroups[0]?.flightNumber === 'QR 483',
      )?.proposalId
    const body = { requestId, proposalId, passengers: [saraAbroad], contact }
    const told = await t.ask(flightCalls.submit.line, { by, body })
    const { orderId } = flightCalls.submit.answer.parse(told.data)
    await t.agency.orders.approve(orderId, userId)
    await paid(orderId)
    return orderId
  }

  async function paid(orderId: string): Promise<void> {
    const { orders } = t.agency
    const order = await orders.order(orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }
    await t.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
    await orders.work.issue(orderId)
    assert.equal((await orders.order(orderId))?.status, 'issued')
  }

  async function there(orderId: string): Promise<DuffelOrder> {
    const { ref } = await one(
      t.house.database,
      sql<{ ref: string }>`select ref from flights.supplier_orders where order_id = ${orderId}`,
    )
    const order = simulator.books.order(ref)
    assert.ok(order)
    return order
  }

  test('the new one is issued there first, and the old one given back there after it', async () => {
    const { token: by, userId } = await t.admit('+989120001234')
    const orderId = await bought(by, userId)
    const [journey] = await t.agency.orders.journeysOf(orderId)
    assert.ok(journey)
    const { flightNumber, departsLocal } = journey
    await airlineChanges(simulator, (await there(orderId)).id, 'late')
    await t.agency.disruptions.delayed({ flightNumber, date: departsLocal.toPlainDate() }, 195)
    const { data, text } = await t.ask(`${flightCalls.otherFlights.line}?orderId=${orderId}&leg=0`, { by })
    const { days } = flightCalls.otherFlights.answer.parse(data)
    const found = days.flatMap(({ flights }) => flights)
    const theirs = await all(
      t.house.database,
      sql<{ id: number }>`
        select id from flights.fares where supplier = 'duffel' and id = any(${found.map(({ proposalId }) => Number(proposalId.split('.')[0]))}::int[])`,
    )
    const other = found.find(({ proposalId }) =>
      theirs.some(({ id }) => id === Number(proposalId.split('.')[0])),
    )
    assert.ok(other, text)
    const { proposalId, total } = other
    const told = await t.ask(flightCalls.rebook.line, { by, body: { orderId, leg: 0, proposalId, total } })
    assert.equal(told.status, 200, told.text)
    const made = flightCalls.rebook.answer.parse(told.data)
    assert.equal((await there(orderId)).cancelledAt, null)
    await t.agency.orders.approve(made.orderId, userId)
    if (made.toPay > 0) await paid(made.orderId)
    else {
      await t.agency.orders.confirmFromWallet(made.orderId, userId)
      await t.agency.orders.work.issue(made.orderId)
    }
    assert.notEqual((await there(made.orderId)).paidAt, null)
    assert.equal((await t.agency.orders.order(orderId))?.status, 'refunded')
    await t.agency.flights.work.settleSuppliers()
    await t.agency.supplierMonitor.flush()
    const calls = await t.agency.supplierMonitor.callsOf(orderId)
    assert.ok(
      calls.some(({ line }) => line.startsWith('POST') && line.includes('order_cancellations')),
      'the job’s calls stand on the order that they were about',
    )
    assert.notEqual((await there(orderId)).cancelledAt, null)
    assert.equal((await there(made.orderId)).cancelledAt, null)
  })
})
