import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Proposal } from '#flights/proposal.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { openNira } from '#flights/supplier/server/nira/nira.ts'
import { rial } from '#money/rial.ts'
import { lines as duffelLines } from '#simulators/duffel/lines.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { lines as niraLines } from '#simulators/nira/lines.ts'
import { type NiraSimulator, office, openNiraSimulator } from '#simulators/nira/server.ts'
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
} from '#testing/flights/prices.ts'
import { firstRates } from '#testing/money/selling-rates.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

let nira: NiraSimulator
let duffel: DuffelSimulator
let t: TestFlights

before(async () => {
  const now = () => t.house.clock.now()
  nira = await openNiraSimulator({ port: 0, now })
  duffel = await openDuffelSimulator({ port: 0, now })
  const access = { officeUser: office.user, officePass: office.pass, airlines: ['QB', 'Y9', 'IV'] }
  t = await openTestFlights([
    openNira({ ...access, baseUrl: nira.url, now }),
    openDuffel({ baseUrl: duffel.url, token, email: 'tickets@example.com', now, rates: firstRates.onSale }),
  ])
})
after(async () => {
  await t[Symbol.asyncDispose]()
  await Promise.all([nira.close(), duffel.close()])
})

/** Flights with provoked faults before payment, or with changed prices. */
const ill = new Set(
  [...niraLines, ...duffelLines].flatMap(({ airline, number, fate }) =>
    fate === undefined || fate.startsWith('issue') ? [] : [`${airline} ${number}`],
  ),
)
const isWell = ({ flightGroups }: Proposal) =>
  !flightGroups.some(({ flightLegs }) => flightLegs.some((leg) => ill.has(leg.flightNumber)))

const airport = (code: string) => ({ code, kind: 'AirportCode' })
const to = (code: string, ...dates: readonly string[]) => ({
  origin: airport('IKA'),
  destination: airport(code),
  flightType: dates.length,
  dates,
})
const legs = [
  { ...to('DOH'), date: '2026-12-03' },
  { origin: airport('DOH'), destination: airport('FRA'), date: '2026-12-04' },
  { origin: airport('FRA'), destination: airport('IKA'), date: '2026-12-08' },
]
const drawn = { seed: 1405, count: 20 }
const searches = [
  ['Nira to Mashhad', { dates: ['2026-12-03'] }, alone],
  ['Nira to Kish, with children', { destination: { code: 'KIH' }, dates: ['2026-12-03'] }, family],
  ['Nira to Mashhad, with children', { dates: ['2026-12-04'] }, family],
  ['Duffel to Istanbul', to('IST', '2026-12-03'), aloneAbroad],
  ['Duffel to London with changes and children', to('LHR', '2026-12-03'), familyAbroad],
  ['Duffel to Dubai and back with children', to('DXB', '2026-12-03', '2026-12-08'), familyAbroad],
  ['Duffel, many legs', { ...legs[0], dates: ['2026-12-03'], flightType: 3, legs }, familyAbroad],
] as const

for (const [says, asked, { party, passengers }] of searches)
  test(`of ${says}: what is offered costs the same in the list, its details, the order and at the bank`, async () => {
    const offers = await offersOf({ ...asked, ...party })
    assert.ok(offers.length > 0)
    const userId = await t.user()
    for (const offer of sampled(offers, drawn)) await costsTheSame(t, offer, { passengers, userId })
  })

const recentPrices = sql<{
  recent: readonly { isSame: boolean }[]
}>`select recent from flights.supplier_prices`

test('a price rule is ours alone: suppliers are asked for their own price, and what is offered is paid', async () => {
  await ruleIn(t, { ppm: 20_000, amount: rial(150_000) })
  for (const [, asked, { party, passengers }] of [searches[2], searches[5]]) {
    const offers = await offersOf({ ...asked, ...party })
    const userId = await t.user()
    for (const offer of sampled(offers, { ...drawn, count: 4 }))
      await costsTheSame(t, offer, { passengers, userId })
  }
  for (const { recent } of await all(t.house.database, recentPrices))
    assert.ok(
      recent.every(({ isSame }) => isSame),
      'a supplier’s price was told apart from its own',
    )
  await endRules(t)
})

async function offersOf(asked: object): Promise<readonly Chosen[]> {
  t.house.clock.advance({ minutes: 2 }) // what was answered within a minute is answered again
  const { requestId } = await buyingAt(t).search(asked)
  const offered: Proposal[] = []
  for await (const { proposals } of t.flights.more({ requestId })) offered.push(...proposals)
  return offered
    .filter(isWell)
    .map((one) => ({ chosen: { requestId, proposalId: one.proposalId }, listed: [one] }))
}
