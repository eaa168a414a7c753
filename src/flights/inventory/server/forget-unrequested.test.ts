import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { listView, requestingAt } from '#testing/flights/day-requests.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let asking: ReturnType<typeof requestingAt>
before(async () => {
  t = await openTestFlights()
  asking = requestingAt(t)
  await asking.priced('2026-12-01', 'FRA')
})
after(() => t[Symbol.asyncDispose]())
beforeEach(() => t.house.clock.set(sampleNow))
afterEach(() => t.house.clock.set(sampleNow))

const written = (date: string) =>
  all(
    t.house.database,
    sql`
      select d.origin, d.destination, p.airline_id, p.flight_number, p.aircraft, p.departs_at, p.arrives_local,
        p.duration_minutes, f.is_charter, f.seller, f.fare_class, f.cabin, f.capacity, f.elsewhere, f.prices, f.checked_kg,
        f.checked_unit, f.ladder_id, f.closes_at, f.fill_load, f.fill_of, f.fill_after
      from flights.fares f join flights.departures p on p.id = f.departure_id join flights.days d on d.id = p.day_id
      where d.date = ${date} order by 1, 2, 3, 4, f.cabin, f.seller, f.fare_class, f.adult_total, f.closes_at`,
  )

const roads = [
  { date: '2026-12-10', to: 'MHD', of: 'a route inside the country' },
  { date: '2026-12-14', to: 'FRA', of: 'journeys abroad, with changes on the way' },
]
for (const { date, to, of } of roads)
  test(`made again after it was forgotten a day is the same: ${of}`, async () => {
    await asking.search(date, to)
    asking.later(30)
    await t.flights.work.drainSeats()
    const then = t.house.clock.now()
    const [list, rows, prices] = [
      listView(await asking.search(date, to)),
      await written(date),
      await asking.priced(date, to),
    ]
    assert.ok(list.length > 3)
    asking.later(49)
    assert.ok((await t.flights.work.forgetUnrequested()) > 0)
    assert.equal(await asking.days(date), 0)
    assert.deepEqual(await written(date), [])
    await asking.passedOn()
    t.house.clock.set(then)
    assert.deepEqual(await asking.priced(date, to), prices)
    assert.equal(await asking.days(date), 0, 'a calendar makes no day')
    assert.deepEqual(listView(await asking.search(date, to)), list)
    assert.deepEqual(await written(date), rows)
    assert.deepEqual(await asking.priced(date, to), prices)
  })

test('a day is kept for two days after somebody asked for it last, and that is written now and then', async () => {
  const date = '2026-12-17'
  const askedAt = async () =>
    (
      await one<{ at: Temporal.Instant | null }>(
        t.house.database,
        sql`select requested_at as at from flights.days where date = ${date}`,
      )
    ).at
  await asking.search(date)
  asking.later(5)
  await asking.search(date)
  assert.equal(await askedAt(), null)
  asking.later(40)
  await asking.search(date)
  const noted = await askedAt()
  assert.ok(noted)
  asking.later(1)
  await asking.search(date)
  assert.equal(String(await askedAt()), String(noted))
  asking.later(45)
  await t.flights.work.forgetUnrequested()
  assert.equal(await asking.days(date), 1)
  asking.later(5)
  await t.flights.work.forgetUnrequested()
  assert.equal(await asking.days(date), 0)
})

const hanging: readonly (readonly [string, string, (fareId: number) => Promise<unknown>])[] = [
  [
    'somebody has, or gave back, seats of it',
    '2027-01-04',
    async (fareId) => {
      const orderId = crypto.randomUUID()
      await t.house.database.transaction().execute(async (trx) => {
        await sql`insert into flights.holds (order_id, state, taken_at) values (${orderId}, 'released', now())`.execute(
          trx,
        )
        await sql`insert into flights.hold_legs (order_id, leg, groups) values (${orderId}, 0, '{adult}')`.execute(
          trx,
        )
        await sql`insert into flights.hold_fares values (${orderId}, 0, 0, ${fareId}, 0)`.execute(trx)
      })
    },
  ],
  [
    'somebody waits for seats of it',
    '2027-01-05',
    async (fareId) => {
      const { database, clock } = t.house
      const [id, now] = [crypto.randomUUID(), clock.now()]
      await sql`
        insert into flights.watches (id, user_id, hash, origin_name, destination_name, airline_name, flight_number, cabin,
          departs_local, departs_at, adults, children, infants, seats, address, watched_at)
        values (${id}, ${crypto.randomUUID()}, 'h', 'a', 'b', 'c', 'd', 1, '2027-01-05 10:00', ${now}, 1, 0, 0, 1, '/', ${now})`.execute(
        database,
      )
      await sql`insert into flights.watched_flights
        select ${id}, departure_id, 1 from flights.fares where id = ${fareId}`.execute(database)
    },
  ],
  [
    'something became of a flight of it',
    '2027-01-06',
    (fareId) =>
      sql`
        insert into flights.flight_status (airline_id, flight_number, date, minutes, source, declared_at)
        select p.airline_id, p.flight_number, p.date, 30, 'test', now() from flights.departures p
        join flights.fares f on f.departure_id = p.id where f.id = ${fareId}`.execute(t.house.database),
  ],
  [
    'others bought more of it than the demand of the hour',
    '2027-01-07',
    (fareId) =>
      sql`update flights.fares set elsewhere = capacity where id = ${fareId}`.execute(t.house.database),
  ],
]
for (const [why, date, hang] of hanging)
  test(`a day stays when ${why}`, async () => {
    const { proposals } = await asking.search(date)
    await hang(Number(proposals[0]?.proposalId))
    await asking.search('2027-01-08')
    asking.later(49)
    assert.ok((await t.flights.work.forgetUnrequested()) > 0)
    assert.equal(await asking.days(date), 1)
    assert.equal(await asking.days('2027-01-08'), 0)
  })
