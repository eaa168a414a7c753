import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { Issuing } from '#flights/booking/order-response.ts'
import { buyingAt, flight } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const items = (...passengers: number[]) => passengers.map((passenger) => ({ passenger, leg: 0 }))

function refund(orderId: string, ...passengers: number[]) {
  return t.house.database
    .transaction()
    .execute((trx) => t.flights.product.refund(trx, orderId, items(...passengers)))
}

async function issuing(orderId: string, userId: string): Promise<Issuing> {
  const line = `GET /api/flight-reservation/Issue/VerifyIssueFlightTicket/${orderId}`
  return Issuing.parse((await t.ask(line, undefined, userId)).data)
}

const paper = (orderId: string, userId: string) =>
  t.ask(`GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`, undefined, userId)

const seatsIn = (state: string) => sql`(
  select coalesce(sum(seats), 0) from flights.hold_fares join flights.holds using (order_id)
  where fare_id = fare.id and state = ${state})`

async function seatsAreRight(): Promise<void> {
  const { rows } = await sql`
    select fare.id from flights.fares fare
    where held <> ${seatsIn('held')} or sold <> ${seatsIn('issued')}`.execute(t.house.database)
  assert.deepEqual(rows, [])
}

test('the terms name every person with what was paid for each, and add up to the order', async () => {
  const userId = await t.user()
  const { orderId, proposal, totalPrice } = await buying.issuedFamily(userId)
  const terms = await t.flights.product.refundTerms(orderId)
  assert.deepEqual(
    terms.items.map(({ passenger, leg, group, state }) => [passenger, leg, group, state]),
    [
      [0, 0, 'adult', 'refundable'],
      [1, 0, 'child', 'refundable'],
      [2, 0, 'infant', 'refundable'],
    ],
  )
  assert.equal(
    terms.items.reduce((sum, { total }) => sum + total, 0),
    totalPrice,
  )
  for (const { base, total, supplierShare } of terms.items)
    assert.ok(base <= total && supplierShare < total && supplierShare > 0)
  const [leg] = terms.legs
  assert.equal(leg?.proposalId, proposal.proposalId)
  const [group] = proposal.flightGroups
  assert.equal(
    leg?.departure.toPlainDateTime().toString({ smallestUnit: 'minute' }),
    `${group?.departureDate}T${group?.departureTime}`,
  )
  assert.equal(leg?.departure.timeZoneId, 'Asia/Tehran')
  assert.ok((leg?.ladders[0]?.steps.length ?? 0) > 0)
})

test('a child is given back: one seat is on sale again, the ticket says so, and the paper leaves it out', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.issuedFamily(userId)
  const before = await buying.seatsOf(proposal)
  await refund(orderId, 1)
  assert.deepEqual(await buying.seatsOf(proposal), { held: before.held, sold: before.sold - 1 })
  const { tickets, pnr } = await issuing(orderId, userId)
  assert.deepEqual(
    tickets.map(({ fullNameLatin, state }) => [fullNameLatin, state]),
    [
      ['SARA MOHAMMADI', 'open'],
      ['OMID MOHAMMADI', 'refunded'],
      ['NIKA MOHAMMADI', 'open'],
    ],
  )
  const { text } = await paper(orderId, userId)
  assert.ok(text.includes('SARA') && text.includes('NIKA') && text.includes(pnr ?? ''))
  assert.ok(!text.includes('OMID') && !text.includes('امید'))
  const states = (await t.flights.product.refundTerms(orderId)).items.map(({ state }) => state)
  assert.deepEqual(states, ['refundable', 'refunded', 'refundable'])
  await seatsAreRight()
})

test('an infant had no seat: none comes back', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.issuedFamily(userId)
  const before = await buying.seatsOf(proposal)
  await refund(orderId, 2)
  assert.deepEqual(await buying.seatsOf(proposal), before)
  await seatsAreRight()
})

test('asked again, or many times at once, a seat comes back once', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.issuedFamily(userId)
  const { sold } = await buying.seatsOf(proposal)
  await Promise.all(Array.from({ length: 8 }, (_, at) => refund(orderId, at % 2)))
  await refund(orderId, 0, 1)
  assert.equal((await buying.seatsOf(proposal)).sold, sold - 2)
  await seatsAreRight()
})

test('a refund that is taken back in its transaction never was', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.issuedFamily(userId)
  const before = await buying.seatsOf(proposal)
  const undone = t.house.database.transaction().execute(async (trx) => {
    await t.flights.product.refund(trx, orderId, items(0, 1, 2))
    const within = await t.flights.product.refundTerms(orderId, trx)
    assert.ok(within.items.every(({ state }) => state === 'refunded'))
    throw new Error('the money did not move')
  })
  await assert.rejects(undone, /the money did not move/)
  assert.deepEqual(await buying.seatsOf(proposal), before)
  assert.ok((await issuing(orderId, userId)).tickets.every(({ state }) => state === 'open'))
})

test('with everybody given back the order is refunded and no paper is left to print', async () => {
  const userId = await t.user()
  const { orderId } = await buying.issuedFamily(userId)
  await t.house.database.transaction().execute((trx) => t.orders.refunded(trx, orderId, items(0, 1, 2)))
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'refunded')
  assert.deepEqual((await paper(orderId, userId)).codes, ['TICKETS_REFUNDED'])
  assert.equal((await issuing(orderId, userId)).tickets.length, 3)
  await seatsAreRight()
})

test('seats that came back are sold to somebody else', async () => {
  const userId = await t.user()
  const pick = flight('W5 9994')
  const { orderId, proposal } = await buying.issuedFamily(userId, pick)
  await sql`update flights.fares set elsewhere = capacity - held - sold where id = ${proposal.proposalId}`.execute(
    t.house.database,
  )
  const full = await buying.order(userId, {
    pick: (all) => all.find((one) => one.proposalId === proposal.proposalId),
  })
  assert.deepEqual(full.told.codes, ['SOLD_OUT'])
  await refund(orderId, 0)
  await buying.submitted(await t.user(), pick)
  await seatsAreRight()
})

test('after departure nothing may be given back any more', async () => {
  const userId = await t.user()
  const { orderId } = await buying.issuedFamily(userId)
  t.house.clock.advance({ days: 20 })
  const { items: flown } = await t.flights.product.refundTerms(orderId)
  assert.ok(flown.every(({ state }) => state === 'flown'))
  t.house.clock.advance({ days: -20 })
})

test('who is not on the order, or an order without tickets, cannot be given back', async () => {
  const userId = await t.user()
  const { orderId } = await buying.issuedFamily(userId)
  await assert.rejects(refund(orderId, 3), /no passenger 3/)
  const open = await buying.submitted(userId)
  await assert.rejects(refund(open.orderId, 0), /no tickets/)
  await assert.rejects(t.flights.product.refundTerms(open.orderId), /not issued/)
  await t.orders.cancel(open.orderId, userId)
})

test('the database itself lets no ticket come back to life', async () => {
  const userId = await t.user()
  const { orderId } = await buying.issuedFamily(userId)
  await refund(orderId, 0)
  await assert.rejects(
    sql`update flights.tickets set state = 'open', refunded_at = null where order_id = ${orderId}`.execute(
      t.house.database,
    ),
    /given back, and once/,
  )
})
