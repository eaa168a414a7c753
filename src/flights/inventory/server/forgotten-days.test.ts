import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { sql } from 'kysely'
import { receivedIn } from '#flights/search/server/feed/received-events.ts'
import { contact, sara, submitLine } from '#testing/flights/buying.ts'
import { listView, requestingAt } from '#testing/flights/day-requests.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let asking: ReturnType<typeof requestingAt>
before(async () => {
  t = await openTestFlights()
  asking = requestingAt(t)
  // starts listening: connections were requested
  await asking.priced('2026-12-01', 'FRA')
})
after(() => t[Symbol.asyncDispose]())
beforeEach(() => t.house.clock.set(sampleNow))
afterEach(() => t.house.clock.set(sampleNow))

test('who comes with an offer of a day that was forgotten is told that it is gone', async () => {
  const date = '2027-01-12'
  const userId = await t.user()
  const old = await asking.search(date)
  const proposalId = old.proposals[0]?.proposalId
  asking.later(49)
  await t.flights.work.forgetUnrequested()
  await asking.passedOn()
  const { requestId } = await asking.search(date)
  const body = { requestId, proposalId, passengers: [sara], contact }
  const watched = { requestId, proposalId }
  for (const [line, asked] of [
    [submitLine, { ...body }],
    ['POST /api/flight-catalog/SeatWatch/Watch', watched],
  ] as const) {
    const told = await t.ask(line, asked, userId)
    assert.deepEqual(told.codes, ['PROPOSAL_NOT_FOUND'], `${line}: ${told.status} ${told.text}`)
  }
})

test('who waits for a flight whose day goes this moment is told that it is gone', async () => {
  const date = '2027-01-13'
  const { requestId, proposals } = await asking.search(date)
  const [{ proposalId } = { proposalId: '' }] = proposals
  const watched = { requestId, proposalId }
  const userId = await t.user()
  const remembered = await t.ask('POST /api/flight-catalog/SeatWatch/Watch', watched, userId)
  assert.deepEqual(remembered.codes, ['SEATS_LEFT'])
  // the trigger that notifies other servers is off
  await sql`alter table flights.days disable trigger put_down_forgotten`.execute(t.house.database)
  asking.later(49)
  await t.flights.work.forgetUnrequested()
  await sql`alter table flights.days enable trigger put_down_forgotten`.execute(t.house.database)
  assert.equal(await asking.days(date), 0)
  const told = await t.ask('POST /api/flight-catalog/SeatWatch/Watch', watched, userId)
  assert.deepEqual(told.codes, ['PROPOSAL_NOT_FOUND'])
})

test('the schedule of journeys goes on by the seed, as that of a server that never read the day', async () => {
  const date = '2026-11-28'
  await asking.search(date, 'FRA')
  asking.later(49)
  await t.flights.work.forgetUnrequested()
  assert.equal(await asking.days(date), 0)
  await asking.passedOn()
  await rest(100)
  asking.later(4 * 24)
  await using fresh = asking.anotherServer()
  const wanted = await asking.priced(date, 'FRA', fresh.flights)
  assert.ok(wanted.lowest)
  assert.deepEqual(await asking.priced(date, 'FRA'), wanted)
})

test('of several servers each finds a day whole, while it is forgotten and after', async () => {
  const date = '2027-01-15'
  await using other = asking.anotherServer()
  const list = listView(await asking.search(date))
  assert.deepEqual(listView(await asking.search(date, 'MHD', other.flights)), list)
  for (let round = 0; round < 6; round += 1) {
    asking.later(49)
    const searches = [t.flights, other.flights, t.flights, other.flights].map(async (flights, place) => {
      await rest(place * round)
      return listView(await asking.search(date, 'MHD', flights)).length
    })
    const [counts] = await Promise.all([
      Promise.all(searches),
      t.flights.work.forgetUnrequested(),
      other.flights.work.forgetUnrequested(),
    ])
    assert.deepEqual(
      counts,
      counts.map(() => list.length),
    )
  }
})

test('a day of which somebody takes a seat this moment stays', async () => {
  const date = '2027-01-19'
  const { proposals } = await asking.search(date)
  asking.later(49)
  await t.house.database.transaction().execute(async (trx) => {
    await sql`select from flights.fares where id = ${Number(proposals[0]?.proposalId)} for update`.execute(
      trx,
    )
    await t.flights.work.forgetUnrequested()
  })
  assert.equal(await asking.days(date), 1)
})

test('a forgotten day is told by its number', () => {
  assert.deepEqual(receivedIn('THR-MHD 2026-12-03 forgotten-812'), {
    route: 'THR-MHD',
    date: '2026-12-03',
    departureId: undefined,
    forgottenDayId: 812,
  })
})

test('who searches while his day is being forgotten waits for that, and finds it whole', async () => {
  const date = '2027-01-22'
  await using other = asking.anotherServer()
  const list = listView(await asking.search(date))
  asking.later(49)
  let forgetting: Promise<number> | undefined
  let searching: ReturnType<typeof asking.search> | undefined
  await t.house.database.transaction().execute(async (trx) => {
    // the deletion of fares is done, and waits here
    await sql`lock table flights.seat_changes in access exclusive mode`.execute(trx)
    forgetting = t.flights.work.forgetUnrequested()
    await rest(300)
    searching = asking.search(date, 'MHD', other.flights)
    await rest(300)
  })
  assert.ok(((await forgetting) ?? 0) > 0)
  assert.ok(searching)
  assert.equal(listView(await searching).length, list.length)
  assert.equal(listView(await asking.search(date)).length, list.length)
})
