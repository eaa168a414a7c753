import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { NETWORK } from '#flights/inventory/server/network.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { openSearchBudget } from '#flights/search/server/search-budget.ts'
import { omid, sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const city = (code: string) => ({ code, kind: 'CityCode' as const })
const on = (date: string, from = 'THR', to = 'MHD'): AvailableBody => ({
  flightType: 1,
  origin: city(from),
  destination: city(to),
  dates: [date],
  adults: 1,
  children: 0,
  infants: 0,
})
const daysMade = async () =>
  (await one<{ count: number }>(t.house.database, sql`select count(*)::int as count from flights.days`)).count
const code = (error: unknown) => (error as { code: string }).code

test('home answers while thirty searches wait for days that nobody asked for before', async () => {
  const answered: string[] = []
  const begun = Promise.withResolvers<void>()
  const searches = NETWORK.slice(0, 30).map(({ origin, destination }) =>
    t.flights.search(on('2027-02-03', origin.iata, destination.iata)).then(({ proposals }) => {
      answered.push('search')
      begun.resolve()
      return proposals.length
    }),
  )
  await begun.promise
  const before = answered.length
  await t.flights.quickSearch()
  const meanwhile = answered.length - before
  const found = await Promise.all(searches)
  assert.ok(found.every((count) => count > 0))
  assert.ok(meanwhile < 10, `${meanwhile} of thirty came first`)
})

test('who asks for more new days than anybody may is told so; what is there he still finds', async () => {
  const asker = { address: '5.22.1.1' }
  const spend = openSearchBudget()(asker)
  await spend(9000)
  await assert.rejects(spend(1), (error) => code(error) === 'TOO_MANY')
  const budgetOf = openSearchBudget()
  await budgetOf({ address: '2a01:1:2:3::1' })(9000)
  await assert.rejects(budgetOf({ address: '2a01:1:2:3::9' })(1), (error) => code(error) === 'TOO_MANY')
  await budgetOf({ address: '2a01:1:2:4::1' })(1)
  await budgetOf({ address: '2a01:1:2:3::1', userId: 'sara' })(3000)
  await assert.rejects(
    budgetOf({ address: '5.1.1.1', userId: 'sara' })(1),
    (error) => code(error) === 'TOO_MANY',
  )
})

test('days are paid for once, by whoever asked for them first', async () => {
  const asker = { address: '5.22.1.2' }
  const before = await daysMade()
  await t.flights.search(on('2027-03-03'), asker)
  assert.equal(await daysMade(), before + 1)
  await t.flights.search(on('2027-03-03'), asker)
  assert.equal(await daysMade(), before + 1)
})

test('what most people ask for is there before they do, and made once', async () => {
  const there = await t.flights.work.makePopular()
  assert.ok(there >= 14 * 12)
  const before = await daysMade()
  const spent = { address: '5.22.1.3' }
  await t.flights.search(on('2026-11-28'), spent)
  await t.flights.search(on('2026-12-01', 'KIH', 'THR'), spent)
  assert.equal(await t.flights.work.makePopular(), there)
  assert.equal(await daysMade(), before)
})

test('days that are flown are forgotten, but for those of which somebody has a ticket', async () => {
  const journeys = journeysAt(t)
  const userId = await t.user()
  const trip = await journeys.byShiraz({ children: 1 })
  await journeys.issued(userId, trip, [sara, omid])
  const held = await one<{ count: number }>(
    t.house.database,
    sql`select count(distinct day_id)::int as count from flights.fares where id = any(${trip.fares})`,
  )
  assert.equal(await t.flights.work.forgetFlown(), 0)
  const before = t.house.clock.now()
  try {
    t.house.clock.advance({ hours: 24 * 365 })
    assert.ok((await t.flights.work.forgetFlown()) > 30)
    assert.equal(await daysMade(), held.count)
    assert.equal(await t.flights.work.forgetFlown(), 0)
  } finally {
    t.house.clock.set(before)
  }
})
