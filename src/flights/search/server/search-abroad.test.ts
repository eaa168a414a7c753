import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Proposal } from '#flights/proposal.ts'
import { airportOf } from '#places/airports.ts'
import { openTestFlights } from '#testing/flights/flights.ts'

const village = await openTestFlights()
after(() => village[Symbol.asyncDispose]())

const city = (code: string) => ({ code, kind: 'CityCode' }) as const

function found(from: string, to: string): Promise<readonly Proposal[]> {
  return village.flights
    .search({
      flightType: 1,
      origin: city(from),
      destination: city(to),
      dates: ['2026-12-08'],
      adults: 1,
      children: 1,
      infants: 1,
    })
    .then(({ proposals }) => proposals)
}

test('Istanbul is reached from both airports of Tehran’s city to both of Istanbul’s, by passport, at local times', async () => {
  const proposals = await found('THR', 'IST')
  assert.ok(proposals.length > 20)
  assert.ok(proposals.every(({ document }) => document === 'passport'))
  const ends = new Set(proposals.map(({ flightGroups: [group] }) => group?.flightLegs.at(-1)?.destination))
  assert.deepEqual([...ends].toSorted(), ['IST', 'SAW'])
  for (const { flightGroups } of proposals)
    for (const leg of flightGroups.flatMap((group) => group.flightLegs)) {
      const at = (local: string, iata: string) =>
        Temporal.PlainDateTime.from(local).toZonedDateTime(airportOf(iata).timeZone)
      const flown = at(leg.departureDateTime, leg.origin).until(at(leg.arrivalDateTime, leg.destination))
      assert.equal(flown.total('minutes'), leg.durationMinutes)
    }
})

test('there is economy with and without a bag, a child pays three quarters, and an infant a tenth', async () => {
  const proposals = await found('THR', 'IST')
  const direct = proposals.filter(
    ({ isCharter, flightGroups: [group] }) => !isCharter && group?.flightLegs.length === 1,
  )
  const [one] = direct
  const fares = Object.fromEntries((one?.prices ?? []).map(({ paxType, baseFare }) => [paxType, baseFare]))
  assert.ok(Math.abs((fares.Child ?? 0) / (fares.Adult ?? 1) - 0.75) < 0.01)
  assert.ok(Math.abs((fares.Infant ?? 0) / (fares.Adult ?? 1) - 0.1) < 0.01)
  const bags = new Set(direct.map(({ flightGroups: [group] }) => group?.baggage.checked.value))
  assert.ok(bags.has(0) && bags.has(30), [...bags].join())
})

test('far carriers count bags in pieces, and a stop in Schengen tells of its visa', async () => {
  const proposals = await found('THR', 'NYC')
  assert.ok(proposals.length > 0)
  const legs = proposals.flatMap(({ flightGroups }) => flightGroups.flatMap((group) => group.flightLegs))
  assert.ok(legs.some(({ baggage }) => baggage.checked.unit === 'Pc'))
  const stops = proposals.flatMap(({ flightGroups }) => flightGroups.flatMap((group) => group.connections))
  assert.ok(stops.length > 0)
  for (const { airport, visa, isSelfTransfer, nextAirport } of stops) {
    if (['DE', 'AT'].includes(airportOf(airport).country)) assert.match(visa ?? '', /ویزا/)
    if (airport === 'IST' && !isSelfTransfer && nextAirport === null) assert.equal(visa, null)
  }
})
