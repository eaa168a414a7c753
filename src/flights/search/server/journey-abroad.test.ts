import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import ICAL from 'ical.js'
import type { Proposal } from '#flights/proposal.ts'
import { Results } from '#flights/responses.ts'
import { omid, sara } from '#testing/flights/buying.ts'
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

const passport = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportExpirationDateFa: '1409-12-18',
  passportExpirationDateType: 'Jalali',
}
const people = [
  { ...sara, ...passport, passportNumber: 'K45128903' },
  { ...omid, ...passport, passportNumber: 'L45128904' },
]
const faresOf = ({ proposalId }: Proposal) => proposalId.split(/[._]/).map(Number)

async function withStops(isThrough: boolean): Promise<{ proposal: Proposal; requestId: string }> {
  const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
    flightType: 2,
    origin: { code: 'THR' },
    destination: { code: 'LON' },
    dates: ['2026-12-03', '2026-12-14'],
    children: 1,
  })
  assert.equal(told.status, 200, told.text)
  const { proposals, requestId } = Results.parse(told.data)
  const proposal = proposals.find(({ seat, flightGroups }) => {
    const stops = flightGroups.flatMap(({ connections }) => connections)
    const isSelf = stops.some(({ isSelfTransfer }) => isSelfTransfer)
    return seat > 1 && stops.length >= 2 && isSelf === !isThrough
  })
  assert.ok(proposal)
  return { proposal, requestId }
}

for (const isThrough of [true, false])
  test(`to London and back with ${isThrough ? 'through tickets' : 'tickets of their own'}: sold at the price of the list, ticketed and given back`, async () => {
    const userId = await t.user()
    const { proposal, requestId } = await withStops(isThrough)
    const fares = faresOf(proposal)
    const before = await journeys.seats(fares)
    const chosen = { requestId, proposalId: proposal.proposalId }
    const { orderId, totalPrice } = await journeys.issued(userId, { chosen, fares }, people)
    assert.equal(totalPrice, proposal.totalPrice)
    assert.deepEqual(
      await journeys.seats(fares),
      before.map(([held, sold]) => [held, sold + 2]),
    )
    const seen = await journeys.verified(orderId, userId)
    assert.deepEqual(seen.flightGroups, proposal.flightGroups)
    assert.equal(
      seen.prices.reduce((sum, one) => sum + one.totalPrice * one.count, 0),
      totalPrice,
    )
    const terms = await t.flights.product.refundTerms(orderId)
    assert.equal(
      terms.items.reduce((sum, one) => sum + one.total, 0),
      totalPrice,
    )
    const { pnrs, tickets } = await journeys.issuing(orderId, userId)
    assert.deepEqual([pnrs.length, tickets.length], [2, 4])
    const line = `GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`
    const { text } = await t.ask(line, undefined, userId)
    for (const word of [
      'گذرنامه',
      'K45128903',
      'L45128904',
      'رفت',
      'برگشت',
      'تغییر پرواز',
      '۳ ساعت پیش از پرواز',
    ])
      assert.ok(text.includes(word), word)
    assert.equal(text.includes('دو بلیت جدا'), !isThrough)
    await t.house.database.transaction().execute((trx) => t.flights.product.refund(trx, orderId, terms.items))
    assert.deepEqual(await journeys.seats(fares), before)
    await seatsAreRight()
  })

test('the calendar file tells both ends of every flight at the clocks of their own places', async () => {
  const userId = await t.user()
  const { proposal, requestId } = await withStops(true)
  const chosen = { requestId, proposalId: proposal.proposalId }
  const { orderId } = await journeys.issued(userId, { chosen, fares: faresOf(proposal) }, people)
  const line = `GET /api/flight-reservation/Tickets/FlightTicketIcs/${orderId}`
  const calendar = new ICAL.Component(ICAL.parse((await t.ask(line, undefined, userId)).text))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const flights = proposal.flightGroups.flatMap(({ flightLegs }) => flightLegs)
  assert.deepEqual(
    events.map(({ startDate, endDate }) => [startDate, endDate].map((at) => at.toString().slice(0, 16))),
    flights.map(({ departureDateTime, arrivalDateTime }) => [departureDateTime, arrivalDateTime]),
  )
  assert.deepEqual(
    events.map(({ startDate, endDate }) => endDate.subtractDateTz(startDate).toSeconds() / 60),
    flights.map(({ durationMinutes }) => durationMinutes),
  )
  const alarms = events.map(({ component }) =>
    component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
  )
  assert.deepEqual(
    alarms,
    // with a change of a few hours the traveller is in that country already
    proposal.flightGroups.flatMap(({ flightLegs, connections }) =>
      flightLegs.map((_, place) => ((connections[place - 1]?.minutes ?? 480) >= 480 ? '-PT330M' : undefined)),
    ),
  )
})
