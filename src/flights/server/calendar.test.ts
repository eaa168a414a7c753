import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { FarePrices, QuickSearch, Results } from '#flights/answered.ts'
import { openTestFlights, type TestFlights } from '#flights/server/test-flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const catalog = 'POST /api/flight-catalog'
const available = `${catalog}/FlightCatalog/Available`
const tehran = { code: 'THR' }
const mashhad = { code: 'MHD' }
const toMashhad = { origin: tehran, destination: mashhad, dates: ['2026-12-03'], adults: 1 }

async function data<S extends z.ZodMiniType>(shape: S, line: string, body: object): Promise<z.output<S>> {
  const told = await t.ask(line, body)
  assert.equal(told.status, 200, told.text)
  return shape.parse(told.data)
}
const search = (more: object = {}) => data(Results, available, { ...toMashhad, ...more })

test('the calendar shows a day alike before and after it is made', async () => {
  const asked = { origin: { code: 'THR' }, destination: { code: 'KIH' }, from: '2026-12-10', days: 20 }
  const unmade = await data(FarePrices, `${catalog}/FlightCalendar/HomePageCalendar`, asked)
  for (const { date } of unmade.days.slice(0, 8))
    await search({ destination: { code: 'KIH' }, dates: [date] })
  const made = await data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, asked)
  assert.deepEqual(made.days, unmade.days)
})

test('the lowest price of the calendar is the lowest of the results', async () => {
  const { days } = await data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, {
    origin: tehran,
    destination: mashhad,
    from: '2026-12-03',
    days: 1,
  })
  const { proposals } = await search()
  assert.equal(days[0]?.lowest, proposals[0]?.totalPrice)
})

test('yesterday and the day after next year have no price', async () => {
  const asked = { origin: tehran, destination: mashhad }
  const past = await data(FarePrices, `${catalog}/FlightCalendar/HomePageCalendar`, {
    ...asked,
    from: '2026-11-20',
    days: 2,
  })
  assert.deepEqual(
    past.days.map(({ lowest }) => lowest === null),
    [true, false],
  )
  const far = await data(FarePrices, `${catalog}/FlightCalendar/HomePageCalendar`, {
    ...asked,
    from: '2027-11-21',
    days: 2,
  })
  assert.deepEqual(
    far.days.map(({ lowest }) => lowest === null),
    [false, true],
  )
})

test('the home page knows six routes with a lowest price and its day', async () => {
  const { routes } = await data(QuickSearch, `${catalog}/HomePage/GetQuickSearchInfos`, {})
  assert.equal(routes.length, 6)
  assert.deepEqual(
    routes.map(({ originName, destinationName }) => `${originName}-${destinationName}`)[0],
    'تهران-مشهد',
  )
})

test('demand drains seats as the days pass, never below what we hold, and once an hour is enough', async () => {
  const free = async () => {
    const { rows } = await sql<{
      sum: number
    }>`select sum(capacity - elsewhere)::int as sum from flights.fares`.execute(t.house.database)
    return rows[0]?.sum ?? 0
  }
  const before = await free()
  t.house.clock.advance({ hours: 72 })
  assert.ok((await t.flights.work.drainSeats()) > 0)
  const after = await free()
  assert.ok(after < before)
  assert.equal(await t.flights.work.drainSeats(), 0)
  t.house.clock.advance({ hours: -72 })
})

test('the price of a fare on sale cannot be changed', async () => {
  await assert.rejects(
    sql`update flights.fares set adult_total = 1`.execute(t.house.database),
    /may not change/,
  )
})
