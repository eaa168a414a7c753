import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import ICAL from 'ical.js'
import { connectionsBetween } from '#flights/facts/connection-times.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { Results } from '#flights/responses.ts'
import { airportOf } from '#places/airports.ts'
import { sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const searchLine = 'POST /api/flight-catalog/FlightCatalog/Available'

const asked = (from: string, to: string): AvailableBody => ({
  flightType: 1,
  origin: { code: from, kind: 'CityCode' },
  destination: { code: to, kind: 'CityCode' },
  dates: ['2026-12-03'],
  adults: 1,
  children: 0,
  infants: 0,
})

const found = async (from: string, to: string) => (await t.flights.search(asked(from, to))).proposals

const passport = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportExpirationDateFa: '1409-12-18',
  passportExpirationDateType: 'Jalali',
  passportNumber: 'K45128903',
}

for (const from of ['ADU', 'OMH'])
  test(`from ${from} one flies abroad by both airports of Tehran, and is told of the way between them`, async () => {
    const proposals = await found(from, 'FRA')
    const changes = proposals.flatMap(({ flightGroups: [group] }) =>
      (group?.connections ?? []).flatMap((stop, place) =>
        stop.nextAirport === null ? [] : [{ stop, group, place }],
      ),
    )
    assert.ok(changes.some(({ stop }) => stop.airport === 'THR' && stop.nextAirport === 'IKA'))
    for (const { stop, group, place } of changes) {
      const [arrival, departure] = [group?.flightLegs[place], group?.flightLegs[place + 1]]
      assert.equal(arrival?.destination, stop.airport)
      assert.equal(departure?.origin, stop.nextAirport)
      const rules = connectionsBetween(stop.airport, stop.nextAirport ?? '')
      const isHome = (code = '') => airportOf(code).country
      const kind = (leg: typeof arrival) =>
        isHome(leg?.origin) === isHome(leg?.destination) ? 'domestic' : 'international'
      const least =
        rules?.[kind(arrival)][kind(departure)][stop.isSelfTransfer ? 'separate' : 'through'] ?? Infinity
      assert.ok(stop.minutes >= least, `${stop.minutes} of ${least}`)
      assert.equal(stop.nextAirportName, airportOf(stop.nextAirport ?? '').name)
      assert.ok((stop.taxiMinutes ?? 0) > 0)
      if (kind(arrival) === 'domestic') assert.equal(stop.visa, null)
    }
  })

test('the calendar file calls for the other airport as soon as one has landed at the first', async () => {
  const found = Results.parse((await t.ask(searchLine, asked('ADU', 'FRA'))).data)
  const isShort = ({ flightGroups: [group] }: Proposal) =>
    group?.connections.some(({ nextAirport, minutes }) => nextAirport !== null && minutes < 480)
  const proposal = found.proposals.find((one) => one.seat > 0 && isShort(one))
  assert.ok(proposal)
  const userId = await t.user()
  const fares = proposal.proposalId.split(/[._]/).map(Number)
  const chosen = { requestId: found.requestId, proposalId: proposal.proposalId }
  const { orderId } = await journeysAt(t).issued(userId, { chosen, fares }, [{ ...sara, ...passport }])
  const line = `GET /api/flight-reservation/Tickets/FlightTicketIcs/${orderId}`
  const calendar = new ICAL.Component(ICAL.parse((await t.ask(line, undefined, userId)).text))
  const alarms = calendar.getAllSubcomponents('vevent').map((event) => {
    const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return trigger === undefined || trigger === null ? null : String(trigger)
  })
  const [group] = proposal.flightGroups
  const place = group?.connections.findIndex(({ nextAirport }) => nextAirport !== null) ?? -1
  const minutes = Math.min(group?.connections[place]?.minutes ?? 0, 330)
  assert.equal(alarms[place + 1], `-PT${minutes}M`)
  assert.equal(alarms.filter((alarm) => alarm === null).length, (group?.connections.length ?? 0) - 1)
})
