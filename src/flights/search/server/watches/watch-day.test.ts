import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import { Watch } from '#flights/choosing/choosing-response.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { contractFrom } from '#testing/flights/contract.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights

before(async () => {
  t = await openTestFlights()
})
after(async () => {
  await t[Symbol.asyncDispose]()
  await stopSharedServer()
})

/** Nobody flies to Rafsanjan, until a contract says so. */
const toRafsanjan = (date: string, party: object = {}) => ({
  flightType: 1,
  origin: { code: 'THR', kind: 'CityCode' },
  destination: { code: 'RJN', kind: 'CityCode' },
  dates: [date],
  adults: 1,
  children: 0,
  infants: 0,
  ...party,
})

const ask = (body: object, userId: string) => t.ask(flightCalls.watchDay.line, body, userId)

async function watched(body: object, userId: string): Promise<Watch> {
  const told = await ask(body, userId)
  assert.equal(told.status, 200, told.text)
  return Watch.parse(told.data)
}

const toldOf = (watch: Watch) => t.seatsAgain.filter(({ watchId }) => watchId === watch.id).length

test('who waits for a day without flights is told once when a contract brings some, others are not', async () => {
  const [one, family, other] = [await t.user(), await t.user(), await t.user()]
  const watch = await watched(toRafsanjan('2026-12-20'), one)
  assert.deepEqual(
    [watch.state, watch.flightNumber, watch.departureDateTime, watch.destinationName],
    ['waiting', null, '2026-12-20T00:00', 'رفسنجان'],
  )
  const tooMany = await watched(toRafsanjan('2026-12-20', { adults: 4 }), family)
  const later = await watched(toRafsanjan('2027-02-20'), other)
  assert.equal(await t.flights.work.tellOfDays(), 0)
  assert.equal(await t.flights.work.tellWatchers(), 0, 'a day has no seats of a flight to wait for')
  const contract = contractFrom(Temporal.PlainDate.from('2026-12-15'))
  const [flight] = contract.flights
  await t.flights.contracts.load(
    JSON.stringify({ ...contract, flights: [{ ...flight, flight: 'W5 4711', destination: 'RJN' }] }),
  )
  assert.equal(await t.flights.work.tellOfDays(), 1)
  assert.equal(await t.flights.work.tellOfDays(), 0)
  assert.deepEqual([watch, tooMany, later].map(toldOf), [1, 0, 0])
  const [kept] = await t.flights.watchesOf(one)
  assert.equal(kept?.state, 'told')
  assert.match(
    (await t.flights.watchedAddress(watch.id)) ?? '',
    /^\/plp\?origin=THR&destination=RJN&date=2026-12-20/,
  )
  const told = await ask(toRafsanjan('2026-12-20'), await t.user())
  assert.deepEqual([told.status, told.codes], [409, ['FLIGHTS_THERE']])
})

test('asked twice, at once too, it is one watch; another party or day is another', async () => {
  const user = await t.user()
  const [first, again] = await Promise.all([
    watched(toRafsanjan('2027-03-01'), user),
    watched(toRafsanjan('2027-03-01'), user),
  ])
  assert.equal(first.id, again.id)
  assert.notEqual((await watched(toRafsanjan('2027-03-02'), user)).id, first.id)
  assert.notEqual((await watched(toRafsanjan('2027-03-01', { adults: 2 }), user)).id, first.id)
})

test('a day that passed and a search that is none are refused; with its day the waiting ends', async () => {
  const user = await t.user()
  const past = await ask(toRafsanjan('2026-11-01'), user)
  assert.deepEqual(past.codes, ['DATE_PAST'])
  const nowhere = await ask(
    toRafsanjan('2027-03-01', { destination: { code: 'THR', kind: 'CityCode' } }),
    user,
  )
  assert.deepEqual(nowhere.codes, ['SAME_PLACE'])
  const watch = await watched(toRafsanjan('2026-11-25'), user)
  t.house.clock.set(Temporal.Instant.from('2026-11-25T20:31:00Z'))
  await t.flights.work.tellWatchers()
  t.house.clock.set(sampleNow)
  const kept = (await t.flights.watchesOf(user)).find(({ id }) => id === watch.id)
  assert.equal(kept?.state, 'departed')
})

test('a watch is of a flight or of a day, never of both', async () => {
  const user = await t.user()
  const watch = await watched(toRafsanjan('2027-04-01'), user)
  const both = sql`update flights.watches set flight_number = 'W5 1' where id = ${watch.id}`
  await assert.rejects(both.execute(t.house.database), /a_flight_or_a_day/)
})
