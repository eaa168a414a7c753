import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { openNira } from '#flights/supplier/server/nira/nira.ts'
import { lines } from '#simulators/nira/lines.ts'
import { type NiraSimulator, office, openNiraSimulator } from '#simulators/nira/server.ts'
import { buyingAt, contact, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { earnedBy, withFamily } from '#testing/flights/suppliers/selling.ts'

let simulator: NiraSimulator
let t: TestFlights

before(async () => {
  simulator = await openNiraSimulator({ port: 0, now: () => t.house.clock.now() })
  const { url: baseUrl } = simulator
  const now = () => t.house.clock.now()
  const access = { baseUrl, officeUser: office.user, officePass: office.pass, airlines: ['QB', 'IV'] }
  t = await openTestFlights([openNira({ ...access, now })])
})
after(async () => {
  await t[Symbol.asyncDispose]()
  await simulator.close()
})

async function flight(number: string, party: object): Promise<{ requestId: string; proposal: Proposal }> {
  const { requestId } = await buyingAt(t).search(party)
  for await (const { proposals } of t.flights.more({ requestId })) {
    const proposal = proposals.find(({ flightGroups }) => flightGroups[0]?.flightNumber === number)
    if (proposal !== undefined) return { requestId, proposal }
  }
  throw new Error(`${number} is not offered`)
}

async function paid(number: string): Promise<string> {
  const { requestId, proposal } = await flight(number, withFamily.party)
  const userId = await t.user()
  const { passengers } = withFamily
  const told = await t.ask(
    submitLine,
    { requestId, proposalId: proposal.proposalId, passengers, contact },
    userId,
  )
  assert.equal(told.status, 200, told.text)
  const { orderId } = Submitted.parse(told.data)
  const { order } = await t.orders.approve(orderId, userId)
  const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
  await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
  return orderId
}

const inBooks = (number: number) => simulator.books.all().filter((row) => row.number === number)

test('a family flies with Nira: seats, tickets under the host’s numbers, one given back', async () => {
  const orderId = await paid('QB 1901')
  const [held] = inBooks(1901)
  assert.deepEqual(
    held?.passengers.map(({ name, age }) => [name, age >= 12, age < 2]),
    [
      ['SARA', true, false],
      ['OMID', false, false],
      ['NIKA', false, true],
    ],
  )
  await t.orders.work.issue(orderId)
  const tickets = await all<{ number: string }>(
    t.house.database,
    sql`select number from flights.tickets where order_id = ${orderId} order by position`,
  )
  assert.deepEqual(
    tickets.map(({ number }) => number.replace('-', '')),
    inBooks(1901)[0]?.passengers.map(({ ticket }) => ticket),
  )
  await t.house.database
    .transaction()
    .execute((trx) => t.orders.refunded(trx, orderId, [{ passenger: 1, leg: 0 }]))
  await t.flights.work.settleSuppliers()
  assert.deepEqual(
    inBooks(1901)[0]?.passengers.map(({ status }) => status),
    ['O', 'R', 'O'],
  )
})

test('the books say what the airline leaves to us: so much of an adult’s fare, or nothing', async () => {
  for (const [number, percent] of [
    ['IV 6951', 2],
    ['QB 1901', 0],
  ] as const) {
    const orderId = await paid(number)
    await t.orders.work.issue(orderId)
    const ours = await earnedBy(t, orderId)
    const [held] = inBooks(Number(number.slice(3))).toReversed()
    const fare = lines.find(({ number: one }) => one === held?.number)?.classes[0]?.fare ?? 0
    assert.equal(ours.revenue, (fare * percent) / 100, number)
    assert.equal(ours.payable, ours.total - ours.revenue)
  }
})

test('a reservation and tickets whose answers are lost come to one of each', async () => {
  for (const [number, flightNumber] of [
    [1982, 'QB 1982'],
    [1984, 'QB 1984'],
  ] as const) {
    const orderId = await paid(flightNumber)
    await t.orders.work.issue(orderId)
    await t.orders.work.issue(orderId)
    assert.equal((await t.orders.order(orderId))?.status, 'issued', flightNumber)
    assert.equal(inBooks(number).length, 1)
    assert.equal(inBooks(number)[0]?.passengers.filter(({ ticket }) => ticket !== undefined).length, 3)
  }
})
