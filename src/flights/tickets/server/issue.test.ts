import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { Issuing } from '#flights/booking/order-response.ts'
import type { FlightItem } from '#flights/booking/server/hold.ts'
import { isTicketNumber } from '#flights/tickets/e-ticket.ts'
import { buyingAt, flight } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const itemOf = (fareId: number): FlightItem => ({
  legs: [{ fareIds: [fareId], isReturning: false, groups: ['adult'] }],
})

test('a paid order is issued: reservation, ticket numbers, seats sold, a printable ticket', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.paid(userId)
  const before = await buying.seatsOf(proposal)
  await t.orders.work.issue(orderId)
  await t.orders.work.issue(orderId)
  assert.deepEqual(await buying.seatsOf(proposal), { held: before.held - 1, sold: before.sold + 1 })
  const told = await t.ask(
    `GET /api/flight-reservation/Issue/VerifyIssueFlightTicket/${orderId}`,
    undefined,
    userId,
  )
  const seen = Issuing.parse(told.data)
  assert.equal(seen.finalization, 'successful')
  assert.match(seen.pnr ?? '', /^[A-Z0-9]{6}$/)
  assert.ok(isTicketNumber(seen.tickets[0]?.number ?? ''))
  const page = await t.ask(
    `GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`,
    undefined,
    userId,
  )
  assert.equal(page.status, 200)
  for (const part of ['سارا', seen.pnr ?? '', seen.tickets[0]?.number.slice(4) ?? ''])
    assert.ok(page.text.includes(part), part)
})

test('the ticket is also a PDF to keep', async () => {
  const userId = await t.user()
  const { orderId } = await buying.paid(userId)
  await t.orders.work.issue(orderId)
  const line = `GET /api/flight-reservation/Tickets/FlightTicketPdf/${orderId}`
  const told = await t.ask(line, undefined, userId)
  assert.equal(told.status, 200, told.text)
  assert.ok(told.text.startsWith('%PDF-'))
  assert.equal((await t.ask(line, undefined, await t.user())).status, 404)
})

test('asked twice at once for one order, the tickets are made once', async () => {
  const userId = await t.user()
  const { orderId } = await buying.paid(userId)
  const answers = await Promise.all([1, 2, 3, 4].map(() => t.flights.product.issue(orderId)))
  assert.equal(new Set(answers.map((one) => (one.kind === 'issued' ? one.reference : one.kind))).size, 1)
  const { rows } = await sql<{
    count: number
  }>`select count(*) from flights.tickets where order_id = ${orderId}`.execute(t.house.database)
  assert.deepEqual(rows, [{ count: 1 }])
})

test('no ticket before it is issued', async () => {
  const userId = await t.user()
  const { orderId } = await buying.submitted(userId)
  const told = await t.ask(
    `GET /api/flight-reservation/Tickets/FlightTicketPdf/${orderId}`,
    undefined,
    userId,
  )
  assert.deepEqual(told.codes, ['NOT_ISSUED'])
  await t.orders.cancel(orderId, userId)
})

test('W5 9999 cannot be issued: the seats come back', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.paid(userId, flight('W5 9999'))
  await t.orders.work.issue(orderId)
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'unissued')
  assert.deepEqual(await buying.seatsOf(proposal), { held: 0, sold: 0 })
})

test('W5 9998 is issued at the third asking', async () => {
  const userId = await t.user()
  const { orderId } = await buying.paid(userId, flight('W5 9998'))
  const kinds = []
  for (let asking = 0; asking < 3; asking += 1) kinds.push((await t.flights.product.issue(orderId)).kind)
  assert.deepEqual(kinds, ['later', 'later', 'issued'])
})

test('W5 9993 never answers: after a quarter of an hour the money goes to the wallet and the seats come back', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.paid(userId, flight('W5 9993'))
  await t.orders.work.issue(orderId)
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'issuing')
  t.house.clock.advance({ minutes: 16 })
  await t.orders.work.issue(orderId)
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'failed')
  assert.deepEqual(await buying.seatsOf(proposal), { held: 0, sold: 0 })
  t.house.clock.advance({ minutes: -16 })
})

test('seats given back are not issued, and seats issued are not given back', async () => {
  const userId = await t.user()
  const gone = await buying.submitted(userId)
  await t.orders.cancel(gone.orderId, userId)
  assert.equal((await t.flights.product.issue(gone.orderId)).kind, 'failed')
  const { orderId } = await buying.paid(userId)
  await t.flights.product.issue(orderId)
  assert.equal(await t.flights.product.release(t.house.database, orderId), 'issued')
})

test('an order that ended before its seats were taken gets none any more', async () => {
  const { proposals } = await buying.search()
  const orderId = randomUUID()
  await t.flights.product.release(t.house.database, orderId)
  const item = itemOf(Number(proposals[0]?.proposalId))
  const until = t.house.clock.now().add({ minutes: 15 })
  await assert.rejects(t.flights.product.hold({ orderId, item, until }), { code: 'HOLD_ENDED' })
})

test('a fare whose sale has closed takes nobody', async () => {
  const { proposals } = await buying.search()
  const fareId = Number(proposals[0]?.proposalId)
  t.house.clock.advance({ days: 12 })
  const until = t.house.clock.now().add({ minutes: 15 })
  await assert.rejects(t.flights.product.hold({ orderId: randomUUID(), item: itemOf(fareId), until }), {
    code: 'SALE_CLOSED',
  })
  t.house.clock.advance({ days: -12 })
})
