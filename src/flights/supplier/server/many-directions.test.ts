import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Proposal } from '#flights/proposal.ts'
import { Results } from '#flights/responses.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

let simulator: DuffelSimulator
let t: TestFlights
before(async () => {
  const now = () => t.house.clock.now()
  simulator = await openDuffelSimulator({ port: 0, now })
  t = await openTestFlights([
    openDuffel({
      baseUrl: simulator.url,
      token,
      email: 'tickets@example.com',
      webhookSecret: 's',
      now,
      rates: firstRates.onSale,
    }),
  ])
})
after(async () => {
  await t[Symbol.asyncDispose]()
  await simulator.close()
})
// past the cache time of searches
beforeEach(() => t.house.clock.advance({ minutes: 2 }))

const airport = (code: string) => ({ code, kind: 'AirportCode' })

function leg(route: string, day: number) {
  const [from = '', to = ''] = route.split('-')
  return { origin: airport(from), destination: airport(to), date: `2026-12-${String(day).padStart(2, '0')}` }
}

async function offeredAndChosen(...legs: readonly ReturnType<typeof leg>[]) {
  const [first] = legs
  const asked = { ...first, dates: [first?.date], flightType: 3, legs }
  const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', asked)
  assert.equal(told.status, 200, told.text)
  const { requestId } = Results.parse(told.data)
  const offered: Proposal[] = []
  for await (const { proposals } of t.flights.more({ requestId })) offered.push(...proposals)
  const chosen: number[] = []
  for (const { proposalId } of offered) {
    const line = 'POST /api/flight-catalog/FlightCatalog/FlightDetail'
    chosen.push((await t.ask(line, { requestId, proposalId })).status)
  }
  return { offered, chosen }
}

const journeys = [
  ['on to Frankfurt two days later', [leg('IKA-IST', 3), leg('IST-FRA', 5)], true],
  ['to Doha in the morning and home in the evening', [leg('IKA-DOH', 3), leg('DOH-IKA', 3)], true],
  ['on to Frankfurt from Dubai after two hours and a half', [leg('IKA-DXB', 3), leg('DXB-FRA', 3)], false],
  ['on to Frankfurt before the flight to Istanbul has landed', [leg('IKA-IST', 3), leg('IST-FRA', 3)], false],
] as const

for (const [says, legs, isOffered] of journeys)
  test(`${says}: what a supplier offers together can be chosen`, async () => {
    const { offered, chosen } = await offeredAndChosen(...legs)
    assert.equal(offered.length > 0, isOffered)
    assert.deepEqual(new Set(chosen), new Set(isOffered ? [200] : []))
  })

test('a supplier who looks at no times of what it puts together offers nothing that cannot be flown', async () => {
  simulator.faults.order('search-overlapping', 1)
  const { offered } = await offeredAndChosen(leg('IKA-IST', 3), leg('IST-FRA', 3))
  assert.deepEqual(offered, [])
})
