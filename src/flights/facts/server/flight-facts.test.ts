import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import { type FlightFact, FlightFacts } from '#flights/facts/facts-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type AeroDataBoxSimulator, openAeroDataBoxSimulator } from '#simulators/aerodatabox/server.ts'
import { delayStatistics } from '#simulators/aerodatabox/statistics.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { anOffer, openTestSupplier } from '#testing/flights/suppliers/supplier.ts'

const flown = [{ origin: 'OIII', destination: 'OIMM', departsHourUtc: 3, arrivesHourUtc: 4 }]
const line = flightCalls.flightFacts.line

let t: TestFlights
let simulator: AeroDataBoxSimulator

before(async () => {
  simulator = await openAeroDataBoxSimulator({ port: 0, flown: () => flown, now: () => t.house.clock.now() })
  t = await openTestFlights([], { AERODATABOX_URL: simulator.url, AERODATABOX_KEY: 'house-simulator-key' })
})
after(async () => {
  await t[Symbol.asyncDispose]()
  await simulator.close()
  await stopSharedServer()
})

function numberOf({ flightGroups }: Proposal): string {
  return flightGroups[0]?.flightNumber ?? ''
}

function countedOf(proposal: Proposal): number {
  const told = delayStatistics(numberOf(proposal), flown, t.house.clock.now()) as
    | { readonly destinations: readonly { readonly numConsideredFlights: number }[] }
    | undefined
  return told?.destinations[0]?.numConsideredFlights ?? 0
}

async function factsOf(requestId: string, proposal: Proposal): Promise<FlightFact> {
  const told = await t.ask(line, { requestId, proposalId: proposal.proposalId })
  assert.equal(told.status, 200, told.text)
  const [fact] = FlightFacts.parse(told.data).flights
  assert.ok(fact)
  return fact
}

test('a flight is told with its aircraft and how punctual it was, each with its source', async () => {
  const { requestId, proposals } = await buyingAt(t).search()
  const proposal = proposals.find((one) => countedOf(one) >= 10)
  assert.ok(proposal)
  const { punctuality, ...fact } = await factsOf(requestId, proposal)
  assert.deepEqual(fact, {
    flightNumber: numberOf(proposal),
    departureDateTime: proposal.flightGroups[0]?.flightLegs[0]?.departureDateTime,
    aircraft: proposal.flightGroups[0]?.flightLegs[0]?.aircraft,
    aircraftSource: 'برنامهٔ پروازی ایرلاین',
    amenities: null,
    meal: null,
  })
  assert.deepEqual(
    [punctuality?.source, punctuality?.movement, punctuality?.flights, punctuality?.until],
    ['AeroDataBox', 'arrival', countedOf(proposal), '2026-11-21'],
  )
})

test('of too few flights, and of what nobody follows, nothing is said', async () => {
  const { requestId, proposals } = await buyingAt(t).search()
  const few = proposals.filter((one) => countedOf(one) < 10)
  assert.ok(few.some((one) => countedOf(one) > 0) && few.some((one) => countedOf(one) === 0))
  for (const proposal of few.slice(0, 6)) assert.equal((await factsOf(requestId, proposal)).punctuality, null)
})

test('only what a search can have shown is asked about', async () => {
  const { requestId, proposals } = await buyingAt(t).search()
  const before = simulator.asked.length
  const told = await t.ask(line, { requestId, proposalId: '999999999' })
  assert.deepEqual([told.status, told.codes], [404, ['PROPOSAL_NOT_FOUND']])
  const proposalId = proposals[0]?.proposalId
  const strange = await t.ask(line, { requestId: crypto.randomUUID(), proposalId })
  assert.equal(strange.status, 409)
  assert.equal(simulator.asked.length, before)
})

test('neither a search nor a card asks anybody for it', async () => {
  const before = simulator.asked.length
  const found = await buyingAt(t).search({ dates: ['2026-12-09'] })
  await t.ask(flightCalls.plpProposalDetails.line, {
    requestId: found.requestId,
    proposalId: found.proposals[0]?.proposalId,
  })
  assert.equal(simulator.asked.length, before)
})

test('without a source only what we know ourselves is told', async () => {
  await using silent = await openTestFlights([], { FACTS: 'none' })
  const found = await buyingAt(silent).search()
  const [first] = found.proposals
  const told = await silent.ask(line, { requestId: found.requestId, proposalId: first?.proposalId })
  const [fact] = FlightFacts.parse(told.data).flights
  assert.equal(fact?.punctuality, null)
  assert.equal(fact?.aircraft, first?.flightGroups[0]?.flightLegs[0]?.aircraft)
})

test('what a supplier tells of its cabin is told in its name, and nothing where it tells nothing', async () => {
  const quick = openTestSupplier('quick')
  await using sold = await openTestFlights([quick], { FACTS: 'none' })
  const expiresAt = sold.house.clock.now().add({ minutes: 20 })
  const told = anOffer('told', { expiresAt })
  const amenities = { seatPitch: 31, seatType: 'standard', wifi: 'paid', power: null } as const
  const directions = told.directions.map((flights) => flights.map((one) => ({ ...one, amenities })))
  quick.offers = [{ ...told, directions }, anOffer('untold', { expiresAt })]
  const { requestId } = await buyingAt(sold).search()
  const lines = await Array.fromAsync(sold.flights.more({ requestId }))
  const facts = await Promise.all(
    lines
      .flatMap((one) => one.proposals)
      .map(({ proposalId }) => sold.flights.facts({ requestId, proposalId })),
  )
  const cabins = facts.map(({ flights }) => flights[0]?.amenities)
  assert.equal(cabins.length, 2)
  assert.ok(cabins.includes(null))
  assert.deepEqual(
    cabins.find((cabin) => cabin !== null),
    { ...amenities, source: 'تامین‌کنندهٔ quick' },
  )
  assert.equal(facts[0]?.flights[0]?.aircraftSource, 'تامین‌کنندهٔ quick')
})
