import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import { Watch } from '#flights/choosing/choosing-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { buyingAt, contact, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { aloneAbroad } from '#testing/flights/prices.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const city = (code: string) => ({ code })
const between = (from: string, to: string, ...dates: string[]) => ({
  origin: city(from),
  destination: city(to),
  flightType: dates.length,
  dates,
})
const legs = [
  { origin: city('THR'), destination: city('IST'), date: '2026-12-10' },
  { origin: city('IST'), destination: city('DXB'), date: '2026-12-13' },
]
const searches: readonly (readonly [string, object])[] = [
  ['with a change', between('THR', 'LON', '2026-12-03')],
  ['with a change inside the country', between('AZD', 'OMH', '2026-12-04')],
  ['there and back abroad', between('THR', 'DXB', '2026-12-05', '2026-12-09')],
  ['of many legs', { ...between('THR', 'IST', '2026-12-10'), flightType: 3, legs }],
]

const flightsOf = ({ proposalId }: Proposal) => proposalId.split(/[._]/).map(Number)

async function soldOut(fare: number | undefined, left: number): Promise<void> {
  await sql`
    update flights.fares set elsewhere = capacity - held - sold - case when id = ${fare} then ${left}::int else 0 end
    where departure_id = (select departure_id from flights.fares where id = ${fare})`.execute(
    t.house.database,
  )
}

/** Searches until the news of sold seats has arrived; avoids the cached list. */
async function listed(asked: object, isIt: (proposals: readonly Proposal[]) => boolean) {
  const body = flightCalls.available.body.parse(asked)
  for (let attempt = 0; attempt < 3000; attempt++) {
    const found = await t.flights.search(body)
    if (isIt(found.proposals)) return found
    await sleep(20)
  }
  return assert.fail('it was never listed so')
}

const isGone = ({ seat }: Proposal) => seat === 0
const watchLine = flightCalls.watch.line

for (const [says, asked] of searches)
  test(`a journey ${says} whose seats are gone is shown last, and who waits for it is told once`, async () => {
    const { proposals } = await buying.search(asked)
    const wanted = proposals.find((one) => one.seat > 0 && one.cabinClass === 1 && flightsOf(one).length > 1)
    assert.ok(wanted)
    const last = flightsOf(wanted).at(-1)
    await soldOut(last, 0)
    const isShown = (all: readonly Proposal[]) => all.some((one) => one.hash === wanted.hash && isGone(one))
    const { requestId, proposals: list } = await listed(asked, isShown)
    const gone = list.filter((one) => isGone(one) && flightsOf(one).length > 1)
    assert.ok(gone.length <= 5, String(gone.length))
    assert.equal(list.findIndex(isGone), list.length - list.filter(isGone).length)
    assert.equal(new Set(gone.map(({ hash }) => hash)).size, gone.length)
    const open = new Set(list.filter((one) => !isGone(one)).map(({ hash }) => hash))
    const one = gone.find(({ hash }) => hash === wanted.hash)
    assert.ok(one?.lastPrice && gone.every(({ hash }) => !open.has(hash)))

    const user = await t.user()
    const told = await t.ask(watchLine, { requestId, proposalId: one.proposalId }, user)
    assert.equal(told.status, 200, told.text)
    const watch = Watch.parse(told.data)
    assert.equal(await t.flights.work.tellWatchers(), 0)
    await soldOut(last, 1)
    assert.equal(await t.flights.work.tellWatchers(), 1)
    assert.equal(await t.flights.work.tellWatchers(), 0)
    assert.equal(t.seatsAgain.filter(({ watchId }) => watchId === watch.id).length, 1)
  })

test('what is gone opens like any other and cannot be bought; what is not needs no watch', async () => {
  const asked = between('THR', 'LON', '2026-12-17')
  const { proposals } = await buying.search(asked)
  const wanted = proposals.find((one) => one.cabinClass === 1 && flightsOf(one).length > 1)
  assert.ok(wanted)
  await soldOut(flightsOf(wanted)[0], 0)
  const { requestId, proposals: list } = await listed(asked, (all) => all.some(isGone))
  const gone = list.find(isGone)
  const user = await t.user()
  const watchless = await t.ask(watchLine, { requestId, proposalId: list[0]?.proposalId }, user)
  assert.deepEqual(watchless.codes, ['SEATS_LEFT'])
  const line = 'POST /api/flight-catalog/FlightCatalog/FlightDetail'
  const told = await t.ask(line, { requestId, proposalId: gone?.proposalId })
  assert.equal(told.status, 200, told.text)
  const { passengers } = aloneAbroad
  const wish = { requestId, proposalId: gone?.proposalId, passengers, contact }
  assert.deepEqual((await t.ask(submitLine, wish, user)).codes, ['SOLD_OUT'])
})
