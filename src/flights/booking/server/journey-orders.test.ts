import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import ICAL from 'ical.js'
import { nika, omid, sara } from '#testing/flights/buying.ts'
import { faresAt } from '#testing/flights/fares.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
let journeys: ReturnType<typeof journeysAt>
before(async () => {
  t = await openTestFlights()
  journeys = journeysAt(t)
})
after(() => t[Symbol.asyncDispose]())
const { seatsAreRight } = faresAt(() => t)

const family = { party: { children: 1, infants: 1 }, people: [sara, omid, nika] } as const
const items = (leg: number, ...passengers: number[]) => passengers.map((passenger) => ({ passenger, leg }))
const paper = async (orderId: string, userId: string) =>
  (await t.ask(`GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`, undefined, userId)).text

const sumOf = (prices: readonly { readonly totalPrice: number; readonly count: number }[]) =>
  prices.reduce((sum, { totalPrice, count }) => sum + totalPrice * count, 0)

test('a round trip is one order of two directions, at the prices of both lists', async () => {
  const userId = await t.user()
  const trip = await journeys.roundTrip(family.party)
  const before = await journeys.seats(trip.fares)
  const { orderId, totalPrice } = await journeys.submitted(userId, trip, family.people)
  assert.equal(totalPrice, trip.total)
  assert.deepEqual(
    await journeys.seats(trip.fares),
    before.map(([held, sold]) => [held + 2, sold]),
  )
  const seen = await journeys.verified(orderId, userId)
  assert.equal(seen.proposalId, trip.fares.join('_'))
  assert.deepEqual(
    seen.legs.map(({ isReturning, flightGroup, paxTypes }) => [
      isReturning,
      flightGroup.flightLegs[0]?.origin,
      paxTypes,
    ]),
    [
      [false, 'THR', ['Adult', 'Child', 'Infant']],
      [true, 'MHD', ['Adult', 'Child', 'Infant']],
    ],
  )
  assert.equal(sumOf(seen.prices), totalPrice)
  for (const { leg, totalPrice: ofLeg, prices } of seen.legs) {
    assert.equal(sumOf(prices), ofLeg)
    assert.equal(sumOf(seen.prices.filter((price) => price.leg === leg)), ofLeg)
  }
  const [out, back] = await t.orders.journeysOf(orderId)
  assert.deepEqual(
    [out, back].map((one) => [one?.origin, one?.destination, one?.isReturning]),
    [
      ['THR', 'MHD', false],
      ['MHD', 'THR', true],
    ],
  )
  await t.orders.cancel(orderId, userId)
  assert.deepEqual(await journeys.seats(trip.fares), before)
})

test('each direction has its reservation, and each person a ticket on it', async () => {
  const userId = await t.user()
  const trip = await journeys.roundTrip(family.party)
  const { orderId } = await journeys.issued(userId, trip, family.people)
  const { pnr, pnrs, tickets } = await journeys.issuing(orderId, userId)
  assert.equal(new Set(pnrs).size, 2)
  assert.equal(pnr, pnrs[0])
  assert.equal((await t.orders.ofUser(orderId, userId)).reference, pnr)
  assert.deepEqual(
    tickets.map(({ leg, fullNameLatin }) => [leg, fullNameLatin.split(' ')[0]]),
    [0, 1].flatMap((leg) => ['SARA', 'OMID', 'NIKA'].map((name) => [leg, name])),
  )
  assert.equal(new Set(tickets.map(({ number }) => number)).size, 6)
  const text = await paper(orderId, userId)
  for (const word of [...pnrs, 'رفت', 'برگشت', ...tickets.map(({ number }) => number)])
    assert.ok(text.includes(word), word)
  await seatsAreRight()
})

test('a proposal of the order has a paper of its direction alone, and no other proposal has any', async () => {
  const userId = await t.user()
  const trip = await journeys.roundTrip()
  const { orderId } = await journeys.issued(userId, trip, [sara])
  const { proposalId, legs } = await journeys.verified(orderId, userId)
  const [out, back] = (await journeys.issuing(orderId, userId)).tickets
  assert.ok(out && back)
  const about = (proposal = '', paper = 'FlightTicketHtml', by = userId) =>
    t.ask(
      `GET /api/flight-reservation/Tickets/${paper}/${orderId}?proposalId=${encodeURIComponent(proposal)}`,
      undefined,
      by,
    )
  const { text } = await about(legs[1]?.proposalId)
  assert.ok(text.includes(back.number) && text.includes('برگشت') && !text.includes(out.number))
  assert.ok(text.includes(`FlightTicketPdf/${orderId}?proposalId=${legs[1]?.proposalId}`))
  assert.equal((await about(legs[1]?.proposalId, 'FlightTicketPdf')).status, 200)
  const calendar = (await about(legs[0]?.proposalId, 'FlightTicketIcs')).text
  assert.equal(calendar.match(/BEGIN:VEVENT/g)?.length, 1)
  for (const whole of [proposalId, '']) {
    const both = (await about(whole)).text
    assert.ok(both.includes(out.number) && both.includes(back.number), whole)
  }
  for (const name of ['FlightTicketHtml', 'FlightTicketPdf', 'FlightTicketIcs']) {
    assert.deepEqual(
      [(await about('nothing', name)).status, (await about('nothing', name)).codes],
      [404, ['NO_SUCH_DIRECTION']],
    )
    assert.deepEqual((await about(legs[0]?.proposalId, name, await t.user())).codes, ['ORDER_NOT_FOUND'])
  }
  await t.house.database.transaction().execute((trx) => t.orders.refunded(trx, orderId, items(1, 0)))
  assert.deepEqual((await about(legs[1]?.proposalId)).codes, ['TICKETS_REFUNDED'])
})

test('one direction given back returns its seats alone, and the paper shows the other', async () => {
  const userId = await t.user()
  const trip = await journeys.roundTrip(family.party)
  const { orderId } = await journeys.issued(userId, trip, family.people)
  const before = await journeys.seats(trip.fares)
  await t.house.database.transaction().execute((trx) => t.orders.refunded(trx, orderId, items(1, 0, 1, 2)))
  const [out, back] = before
  assert.deepEqual(await journeys.seats(trip.fares), [out, [back?.[0], (back?.[1] ?? 0) - 2]])
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'issued')
  const { pnrs, tickets } = await journeys.issuing(orderId, userId)
  assert.deepEqual(
    tickets.map(({ leg, state }) => [leg, state]),
    [0, 1].flatMap((leg) => [1, 2, 3].map(() => [leg, leg === 1 ? 'refunded' : 'open'])),
  )
  const text = await paper(orderId, userId)
  assert.ok(text.includes(pnrs[0] ?? '') && !text.includes(pnrs[1] ?? ''))
  const { items: left } = await t.flights.product.refundTerms(orderId)
  assert.deepEqual(
    left.map(({ leg, state }) => [leg, state]),
    [0, 1].flatMap((leg) => [1, 2, 3].map(() => [leg, leg === 1 ? 'refunded' : 'refundable'])),
  )
  await t.house.database.transaction().execute((trx) => t.orders.refunded(trx, orderId, items(0, 0, 1, 2)))
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'refunded')
  await seatsAreRight()
})

test('a direction of two flights is held, sold and given back whole', async () => {
  const userId = await t.user()
  const trip = await journeys.byShiraz(family.party)
  const before = await journeys.seats(trip.fares)
  const { orderId, totalPrice } = await journeys.issued(userId, trip, family.people)
  assert.deepEqual(
    await journeys.seats(trip.fares),
    before.map(([held, sold]) => [held, sold + 2]),
  )
  const seen = await journeys.verified(orderId, userId)
  const [leg] = seen.legs
  assert.deepEqual(
    leg?.flightGroup.flightLegs.map(({ origin, destination }) => [origin, destination]),
    [
      ['THR', 'SYZ'],
      ['SYZ', 'MHD'],
    ],
  )
  assert.equal(leg?.flightGroup.connections.length, 1)
  assert.equal(sumOf(seen.prices), totalPrice)
  const [journey] = await t.orders.journeysOf(orderId)
  assert.deepEqual(
    [journey?.origin, journey?.destination, journey?.proposalId],
    ['THR', 'MHD', trip.fares.join('.')],
  )
  const { tickets, pnrs } = await journeys.issuing(orderId, userId)
  assert.deepEqual([tickets.length, pnrs.length], [3, 1])
  assert.ok((await paper(orderId, userId)).includes('تغییر پرواز در شیراز'))

  const terms = await t.flights.product.refundTerms(orderId)
  assert.equal(
    terms.items.reduce((sum, { total }) => sum + total, 0),
    totalPrice,
  )
  assert.equal(terms.legs[0]?.ladders.length, 2)
  assert.equal(terms.legs[0]?.flights.length, 2)
  await t.house.database.transaction().execute((trx) => t.flights.product.refund(trx, orderId, items(0, 1)))
  assert.deepEqual(
    await journeys.seats(trip.fares),
    before.map(([held, sold]) => [held, sold + 1]),
  )
  await seatsAreRight()
})

test('the calendar file has every flight still to be taken, and no stranger gets it', async () => {
  const userId = await t.user()
  const trip = await journeys.roundTrip()
  const { orderId } = await journeys.issued(userId, trip, [sara])
  const line = `GET /api/flight-reservation/Tickets/FlightTicketIcs/${orderId}`
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
      starts: new ICAL.Event(event).startDate.toUnixTime() * 1000,
      trigger: String(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')),
    }))
  const told = await t.ask(line, undefined, userId)
  assert.equal(told.status, 200, told.text)
  const flights = await t.orders.journeysOf(orderId)
  const { legs } = await journeys.verified(orderId, userId)
  assert.deepEqual(
    eventsIn(told.text),
    flights.map(({ departsAt }, at) => ({
      starts: departsAt.epochMilliseconds,
      trigger: legs[at]?.isCharter === true ? '-PT180M' : '-PT150M', // at the airport, and the way there
    })),
  )
  assert.equal((await t.ask(line, undefined, await t.user())).status, 404)
  await t.house.database.transaction().execute((trx) => t.orders.refunded(trx, orderId, items(0, 0)))
  assert.deepEqual(
    eventsIn((await t.ask(line, undefined, userId)).text).map(({ starts }) => starts),
    [flights[1]?.departsAt.epochMilliseconds],
  )
})

test('who has a birthday between the directions pays, and sits, as who he is on each', async () => {
  const userId = await t.user()
  const twoOnTheWay = { ...nika, birthDateFa: '1403-09-14' }
  const trip = await journeys.roundTrip({ infants: 1 })
  const before = await journeys.seats(trip.fares)
  const { orderId, totalPrice } = await journeys.issued(userId, trip, [sara, twoOnTheWay])
  const seen = await journeys.verified(orderId, userId)
  assert.deepEqual(
    seen.legs.map(({ paxTypes }) => paxTypes),
    [
      ['Adult', 'Infant'],
      ['Adult', 'Child'],
    ],
  )
  assert.ok(totalPrice > trip.total)
  assert.equal(sumOf(seen.prices), totalPrice)
  assert.deepEqual(
    (await journeys.seats(trip.fares)).map(([, sold], at) => sold - (before[at]?.[1] ?? 0)),
    [1, 2],
  )
  await t.house.database
    .transaction()
    .execute((trx) => t.flights.product.refund(trx, orderId, [...items(0, 1), ...items(1, 1)]))
  assert.deepEqual(
    (await journeys.seats(trip.fares)).map(([, sold], at) => sold - (before[at]?.[1] ?? 0)),
    [1, 1],
  )
  await seatsAreRight()
})
