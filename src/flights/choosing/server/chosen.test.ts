import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Proposal } from '#flights/proposal.ts'
import { FlightDetail, Results } from '#flights/responses.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const available = 'POST /api/flight-catalog/FlightCatalog/Available'
const detail = 'POST /api/flight-reservation/Proposals/GetFlightDetails'
const city = (code: string) => ({ code })
const airport = (code: string) => ({ code, kind: 'AirportCode' })
const trip = (from: string, to: string, ...dates: string[]) => ({
  flightType: dates.length,
  origin: city(from),
  destination: city(to),
  dates,
})

async function search(asked: object): Promise<Results> {
  const told = await t.ask(available, asked)
  assert.equal(told.status, 200, told.text)
  return Results.parse(told.data)
}
async function choose(asked: object): Promise<FlightDetail | string> {
  const told = await t.ask(detail, asked)
  return told.status === 200 ? FlightDetail.parse(told.data) : (told.codes[0] ?? told.text)
}
const flightsOf = ({ proposalId }: Proposal) => proposalId.split(/[._]/)
const total = (chosen: FlightDetail | string) =>
  typeof chosen === 'string' ? chosen : chosen.flightProposal.totalPrice

test('every kind of journey can be chosen at the price it showed', async () => {
  const kinds = [
    trip('THR', 'MHD', '2026-12-03'),
    trip('AZD', 'OMH', '2026-12-03'),
    { ...trip('THR', 'LON', '2026-12-03'), adults: 2, children: 1, infants: 1 },
    { ...trip('THR', 'IST', '2026-12-03', '2026-12-08'), cabinClass: 2 },
    {
      ...trip('THR', 'IST', '2026-12-03'),
      flightType: 3,
      legs: [
        { origin: airport('IKA'), destination: city('IST'), date: '2026-12-03' },
        { origin: city('IST'), destination: city('DXB'), date: '2026-12-06' },
        { origin: city('DXB'), destination: airport('IKA'), date: '2026-12-09' },
      ],
    },
  ]
  for (const kind of kinds) {
    const { requestId, proposals } = await search(kind)
    assert.ok(proposals.length > 10)
    assert.ok(requestId.length <= 600)
    for (const proposal of [proposals[0], proposals[7], proposals.at(-1)]) {
      assert.ok(proposal)
      if (proposal.seat === 0) continue
      const chosen = await choose({ requestId, proposalId: proposal.proposalId })
      assert.ok(typeof chosen !== 'string', `${JSON.stringify(kind)} ${JSON.stringify(chosen)}`)
      assert.deepEqual(chosen.flightProposal, proposal)
      assert.equal(chosen.legRules.length, proposal.flightGroups.length)
      assert.equal(
        chosen.itemisedPrices.reduce((sum, { totalPrice, count }) => sum + totalPrice * count, 0),
        proposal.totalPrice,
      )
    }
  }
})

test('nothing is chosen out of a search that is forged, changed or over', async () => {
  const { requestId, proposals } = await search(trip('THR', 'IST', '2026-12-03'))
  const proposalId = proposals[0]?.proposalId ?? ''
  const changed = requestId.replace('ISTc', 'DXBc')
  assert.notEqual(changed, requestId)
  for (const other of [changed, `${requestId.slice(0, -2)}xx`, '0'.repeat(64)])
    assert.equal(await choose({ requestId: other, proposalId }), 'RESULTS_OUTDATED')
  t.house.clock.advance({ minutes: 15 })
  assert.equal(await choose({ requestId, proposalId }), 'RESULTS_OUTDATED')
  t.house.clock.advance({ minutes: -15 })
  assert.equal(typeof (await choose({ requestId, proposalId })), 'object')
})

test('fares that a search cannot have shown are none of its proposals', async () => {
  const { requestId, proposals } = await search(trip('THR', 'LON', '2026-12-03'))
  const two = proposals.find((proposal) => flightsOf(proposal).length === 2)
  assert.ok(two)
  const [first = '', second = ''] = flightsOf(two)
  const later = await search(trip('THR', 'LON', '2026-12-04'))
  const another = later.proposals.find((proposal) => flightsOf(proposal).length === 2)
  for (const proposalId of [
    `${second}.${first}`,
    first,
    second,
    `${first}.${second}.${second}`,
    `${first}_${second}`,
    `${first}.999999999`,
    another?.proposalId ?? '',
  ])
    assert.equal(await choose({ requestId, proposalId }), 'PROPOSAL_NOT_FOUND', proposalId)
})

test('a change that is too short cannot be made up', async () => {
  const date = '2026-12-03'
  const [there, on] = await Promise.all([search(trip('THR', 'IST', date)), search(trip('IST', 'LON', date))])
  const whole = await search(trip('THR', 'LON', date))
  const direct = (proposals: readonly Proposal[]) =>
    proposals.filter((one) => flightsOf(one).length === 1 && one.seat > 0)
  let [short, long] = [0, 0]
  for (const one of direct(there.proposals))
    for (const other of direct(on.proposals)) {
      const [arrives, leaves] = [one.flightGroups[0]?.flightLegs[0], other.flightGroups[0]?.flightLegs[0]]
      if (arrives?.destination !== leaves?.origin || arrives?.airlineId === leaves?.airlineId) continue
      const wait = minutes(leaves?.departureDateTime) - minutes(arrives?.arrivalDateTime)
      if (wait < 60 || wait > 700 || short + long > 12) continue
      const chosen = await choose({
        requestId: whole.requestId,
        proposalId: `${one.proposalId}.${other.proposalId}`,
      })
      if (wait < 240) short += Number(chosen === 'PROPOSAL_NOT_FOUND')
      else {
        long += 1
        assert.ok(typeof chosen !== 'string')
        assert.deepEqual(
          chosen.flightProposal.flightGroups[0]?.connections.map(({ isSelfTransfer, minutes: waited }) => [
            isSelfTransfer,
            waited,
          ]),
          [[true, wait]],
        )
      }
    }
  assert.ok(short > 0 && long > 0)
})

const minutes = (local = '') => Date.parse(`${local}Z`) / 60_000

test('a domestic round trip chooses each direction for itself, with time between them and for one party', async () => {
  const found = await search({ ...trip('THR', 'MHD', '2026-12-03', '2026-12-03'), adults: 2 })
  const { requestId, returningRequestId } = found
  const side = (isReturning: boolean) =>
    found.proposals.filter((one) => one.isReturning === isReturning && one.seat > 0)
  const byTime = (all: Proposal[]) =>
    all.toSorted((a, b) =>
      (a.flightGroups[0]?.departureTime ?? '').localeCompare(b.flightGroups[0]?.departureTime ?? ''),
    )
  const [outs, backs] = [byTime(side(false)), byTime(side(true))]
  const [out, back, early] = [outs[0], backs.at(-1), backs[0]]
  assert.ok(out && back && early && returningRequestId)
  const chosen = await choose({
    requestId,
    proposalId: out.proposalId,
    returningRequestId,
    returningProposalId: back.proposalId,
  })
  assert.equal(total(chosen), out.totalPrice + back.totalPrice)
  const late = outs.at(-1)
  const tooSoon = {
    requestId,
    proposalId: late?.proposalId,
    returningRequestId,
    returningProposalId: early.proposalId,
  }
  assert.equal(await choose(tooSoon), 'PROPOSAL_NOT_FOUND')
  const alone = await search(trip('MHD', 'THR', '2026-12-03'))
  const others = [
    { returningRequestId: alone.requestId, returningProposalId: back.proposalId },
    { returningRequestId, returningProposalId: out.proposalId },
  ]
  for (const other of others)
    assert.equal(await choose({ requestId, proposalId: out.proposalId, ...other }), 'PROPOSAL_NOT_FOUND')
  const single = await search({ ...trip('THR', 'MHD', '2026-12-03', '2026-12-03'), adults: 1 })
  assert.equal(
    await choose({
      requestId,
      proposalId: out.proposalId,
      returningRequestId: single.returningRequestId,
      returningProposalId: back.proposalId,
    }),
    'PROPOSAL_NOT_FOUND',
  )
})

test('between directions that one puts together there are four hours', async () => {
  const day = '2026-12-03'
  const asked = { ...trip('THR', 'DXB', day, day) }
  const { proposals } = await search(asked)
  assert.ok(proposals.length > 10)
  for (const { flightGroups } of proposals) {
    const [there, home] = flightGroups
    const lands = Temporal.PlainDateTime.from(`${there?.arrivalDate}T${there?.arrivalTime}`)
    const leaves = Temporal.PlainDateTime.from(`${home?.departureDate}T${home?.departureTime}`)
    assert.ok(lands.until(leaves).total('minutes') >= 240)
  }
})
