import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { addSearches, forgetSearches, searchesSince } from '#flights/pricing/server/search-rows.ts'
import { faresIn } from '#flights/proposal-id.ts'
import { AvailableBody } from '#flights/requests.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let fares: readonly number[]
before(async () => {
  t = await openTestFlights()
  const asked = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'], adults: 1 }
  const { proposals } = await t.flights.search(AvailableBody.parse(asked))
  fares = proposals.slice(0, 4).flatMap(({ proposalId }) => faresIn(proposalId).flat())
})
after(() => t[Symbol.asyncDispose]())

const day = '2026-11-21'
const seen = (place: number, searches: number) => ({
  day,
  brand: 'parastoo',
  channel: 'site' as const,
  fareIds: [fares[place] ?? Number.NaN],
  searches,
})

test('the rows of a day are bounded, and what is beyond them is counted without flights', async () => {
  const { database } = t.house
  await addSearches(database, [seen(0, 2), seen(1, 1)], 2)
  await addSearches(database, [seen(1, 3), seen(2, 5), seen(3, 7)], 2)
  const rows = await all(
    database,
    sql<{ flights: number; searches: number }>`
      select cardinality(fare_ids) as flights, searches from flights.search_found order by flights, searches`,
  )
  assert.deepEqual(rows, [
    { flights: 0, searches: 12 },
    { flights: 1, searches: 2 },
    { flights: 1, searches: 4 },
  ])
  const read = await searchesSince(database, Temporal.PlainDate.from(day))
  assert.equal(
    read.reduce((all, { times = 1 }) => all + times, 0),
    18,
  )
  const prices = read.flatMap(({ parts }) => parts.flatMap((part) => part.prices))
  assert.equal(prices.length, 2)
  for (const { price } of prices) assert.ok(Number.isSafeInteger(price) && price > 0)
})

test('days before are forgotten', async () => {
  const { database } = t.house
  await forgetSearches(database, Temporal.PlainDate.from(day))
  assert.equal((await searchesSince(database, Temporal.PlainDate.from(day))).length, 3)
  await forgetSearches(database, Temporal.PlainDate.from(day).add({ days: 1 }))
  assert.deepEqual(await searchesSince(database, Temporal.PlainDate.from(day)), [])
})
