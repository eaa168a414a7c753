import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AvailableBody } from '#flights/asked.ts'
import { connectionsBetween } from '#flights/connection-times.ts'
import { openTestFlights, type TestFlights } from '#flights/server/test-flights.ts'
import { airportOf } from '#places/airports.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

async function found(from: string, to: string) {
  const asked: AvailableBody = {
    flightType: 1,
    origin: { code: from, kind: 'CityCode' },
    destination: { code: to, kind: 'CityCode' },
    dates: ['2026-12-03'],
    adults: 1,
    children: 0,
    infants: 0,
  }
  return (await t.flights.search(asked)).proposals
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
