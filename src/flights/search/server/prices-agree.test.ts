import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { provocations, requotePercent } from '#flights/inventory/server/provocations.ts'
import type { Proposal } from '#flights/proposal.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import {
  alone,
  aloneAbroad,
  type Chosen,
  costsTheSame,
  family,
  familyAbroad,
  sampled,
  type Travellers,
} from '#testing/flights/prices.ts'
import { inFull } from '#testing/server/samples.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const fickle = new Set(
  provocations
    .filter(({ does }) => does === 'sells-out' || does in requotePercent)
    .map(({ flightNumber }) => flightNumber),
)
const isSteady = ({ seat, flightGroups }: Proposal) =>
  seat > 0 && !flightGroups.some(({ flightLegs }) => flightLegs.some((leg) => fickle.has(leg.flightNumber)))

const days = [
  ['tomorrow', '2026-11-22', alone],
  ['Nowruz, with children', '2027-03-21', family],
  ...inFull([
    ['a Thursday', '2026-12-03', alone],
    ['a Thursday, with children', '2026-12-03', family],
  ]),
] as const

for (const [says, date, { party, passengers }] of days)
  test(`on ${says}, every offer costs the same in the list, its details, the order and at the bank`, async () => {
    const offers = await offersOf({ dates: [date], ...party })
    assert.ok(offers.length > 20, String(offers.length))
    const userId = await t.user()
    for (const offer of offers) await costsTheSame(t, offer, { passengers, userId })
  })

const city = (code: string) => ({ code })
const london = { origin: city('THR'), destination: city('LON'), dates: ['2026-12-03'] }
const legs = [
  { origin: city('THR'), destination: city('IST'), date: '2026-12-03' },
  { origin: city('IST'), destination: city('DXB'), date: '2026-12-06' },
  { origin: city('DXB'), destination: city('THR'), date: '2026-12-09' },
]
const manyLegs = { ...legs[0], dates: ['2026-12-03'], flightType: 3, legs }
const istanbul = {
  ...london,
  destination: city('IST'),
  flightType: 2,
  dates: ['2026-12-03', '2026-12-08'],
  cabinClass: 2,
}
const seed = 1405
type Journey = readonly [string, object, Travellers, number]
const journeys: readonly Journey[] = [
  ['to London with changes and children', london, familyAbroad, 30],
  ['to Istanbul and back in business', istanbul, familyAbroad, 20],
  ['many legs', manyLegs, familyAbroad, 20],
  ['by a change inside the country', { origin: city('AZD'), destination: city('OMH') }, family, 20],
  ...inFull<Journey>([['to London with changes', london, aloneAbroad, 30]]),
]

for (const [says, asked, { party, passengers }, count] of journeys)
  test(`${says}: what is drawn of a list costs the same up to the bank`, async () => {
    const offers = await offersOf({ ...asked, ...party })
    assert.ok(offers.length > 10, String(offers.length))
    const userId = await t.user()
    const drawn = sampled(offers, { seed, count })
    assert.ok(drawn.some(({ listed: [one] }) => (one?.proposalId.match(/[._]/g) ?? []).length > 0))
    for (const offer of drawn) await costsTheSame(t, offer, { passengers, userId })
  })

test('there and back inside the country, every offer of both ways costs in the order what both lists said', async () => {
  const { party, passengers } = family
  const dates = ['2026-12-03', '2026-12-05']
  const found = await buyingAt(t).search({ flightType: 2, dates, ...party })
  const ways = [false, true].map((way) =>
    found.proposals.filter((one) => one.isReturning === way && isSteady(one)),
  )
  const [outs = [], backs = []] = ways
  assert.ok(outs.length > 20 && backs.length > 20)
  const userId = await t.user()
  for (let at = 0; at < Math.max(outs.length, backs.length); at += 1) {
    const [out, back] = [outs[at % outs.length], backs[at % backs.length]]
    assert.ok(out && back)
    const { requestId, returningRequestId } = found
    const there = { requestId, proposalId: out.proposalId }
    const home = { returningRequestId: returningRequestId ?? '', returningProposalId: back.proposalId }
    const offer = { chosen: { ...there, ...home }, listed: [out, back] }
    await costsTheSame(t, offer, { passengers, userId })
  }
})

async function offersOf(asked: object): Promise<readonly Chosen[]> {
  const { requestId, proposals } = await buyingAt(t).search(asked)
  return proposals
    .filter(isSteady)
    .map((one) => ({ chosen: { requestId, proposalId: one.proposalId }, listed: [one] }))
}
