import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import { passFlights } from '#flights/passes/pass-flight.ts'
import { passBundle } from '#flights/passes/server/sign-pass.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'

test('a person has a pass for every flight of every direction, each with a serial of its own', () => {
  for (const [place, passenger] of sampleTicket.passengers.entries()) {
    const flights = passFlights(sampleTicket, { place, position: place + 3 })
    const wanted = passenger.tickets.flatMap(
      ({ direction }) => sampleTicket.directions[direction]?.segments ?? [],
    )
    assert.deepEqual(
      flights.map(({ segment }) => segment.flightNumber),
      wanted.map(({ flightNumber }) => flightNumber),
    )
    assert.ok(wanted.length > 0)
    assert.equal(new Set(flights.map(({ serial }) => serial)).size, flights.length)
    assert.ok(!JSON.stringify(flights).includes(passenger.document.number))
  }
  assert.deepEqual(passFlights(sampleTicket, { place: -1, position: 0 }), [])
})

test('several passes are handed over as one file', async () => {
  const now = Temporal.Instant.from('2026-11-21T06:00:00Z')
  const bundle = unzipSync(await passBundle([Buffer.from('one'), Buffer.from('two')], now))
  assert.deepEqual(Object.keys(bundle), ['1.pkpass', '2.pkpass'])
})
