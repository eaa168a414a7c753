import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { makeDays } from '#flights/inventory/server/make-day.ts'
import { departureOf, type FareRow, fareOf, fareRows } from '#flights/inventory/server/on-sale-rows.ts'
import { timetableOf } from '#flights/inventory/server/timetable.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { Results } from '#flights/responses.ts'
import { FarePrices } from '#flights/search/day-prices.ts'
import { type Fed, type Feed, openFeed } from '#flights/search/server/feed/feed.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { candidatesFor, spanOf } from '#flights/search/server/found/candidates.ts'
import { noRules } from '#orders/pricing/rules-in-force.ts'
import { airportsAt } from '#places/airports.ts'
import { type Counter, everyPrice } from '#testing/flights/feed/brute.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

/** a third of the routes, and those of the journeys: testing all would take a minute */
const timetable = new Map(
  [...timetableOf(1405)].filter(([route], place) => place % 3 === 0 || /AZD|OMH|KER|BSR|FRA|AYT/.test(route)),
)
const available = 'POST /api/flight-catalog/FlightCatalog/Available'
const city = (code: string) => ({ code, kind: 'CityCode' as const })

async function writeDays(first: Temporal.PlainDate, days: number): Promise<void> {
  const { database, clock, settings } = t.house
  const asked = [...timetable.keys()].flatMap((route) =>
    Array.from({ length: days }, (_, day) => ({
      origin: route.slice(0, 3),
      destination: route.slice(4),
      date: first.add({ days: day }),
    })),
  )
  await makeDays({ database, clock, timetable, seed: settings.seed }, asked)
}

async function counter(): Promise<Counter> {
  const { database, clock } = t.house
  const rows = await all<FareRow & { seats: number }>(database, fareRows as never)
  const seats = await all<{ id: number; seats: number }>(
    database,
    sql`select id, capacity - held - sold - elsewhere as seats from flights.fares`,
  )
  return {
    fares: rows.map((row) => fareOf(row, departureOf(row))),
    seats: new Map(seats.map((row) => [row.id, row.seats])),
    nowMs: clock.now().epochMilliseconds,
  }
}

const rules = async () => noRules

const journeys: readonly (readonly [string, string, number, ProductName])[] = [
  ['AZD', 'OMH', 1, 'economy'],
  ['KER', 'IST', 2, 'economy'],
  ['BSR', 'LON', 1, 'economyWithBag'],
  ['MHD', 'FRA', 3, 'business'],
  // both airports of Tehran
  ['OMH', 'FRA', 1, 'economy'],
]

test('the schedule finds what trying every fare in the tables with every other finds', async () => {
  const date = Temporal.PlainDate.from('2026-12-10')
  const { database, clock, settings, log } = t.house
  await using opened = new AsyncDisposableStack()
  const unmade = openFeed({ database, clock, settings, log, timetable: () => timetable, rules })
  opened.defer(() => unmade.close())
  const ask = async (feed: typeof unmade, [from, to, seats, product]: (typeof journeys)[number]) => {
    const leg = { origin: city(from), destination: city(to), date }
    const [span] = spanOf([leg])
    assert.ok(span)
    return candidatesFor(await feed.ready(seats, span), [leg], { product, count: 100 }).map(
      ({ price }) => price,
    )
  }
  const bySeed = await Promise.all(journeys.map((journey) => ask(unmade, journey)))
  await writeDays(date.subtract({ days: 1 }), 4)
  const tables = await counter()
  const byTables = openFeed({ database, clock, settings, log, timetable: () => timetable, rules })
  opened.defer(() => byTables.close())
  for (const [place, journey] of journeys.entries()) {
    const [from, to, seats, product] = journey
    const every = everyPrice(tables, {
      from: airportsAt(city(from)).map(({ iata }) => iata),
      to: airportsAt(city(to)).map(({ iata }) => iata),
      date: date.toString(),
      seats,
      product,
    })
    assert.ok(every.length > 5, `${from} ${to}: ${every.length}`)
    assert.deepEqual(bySeed[place], every.slice(0, 100), `${from} ${to} by the seed`)
    assert.deepEqual(await ask(byTables, journey), every.slice(0, 100), `${from} ${to} by the tables`)
  }
  await sql`update flights.fares set elsewhere = capacity - held - sold where id % 25 = 0`.execute(database)
  const sold = await counter()
  await until(async () => {
    for (const journey of journeys.slice(0, 2)) {
      const [from, to, seats, product] = journey
      const every = everyPrice(sold, {
        from: airportsAt(city(from)).map(({ iata }) => iata),
        to: airportsAt(city(to)).map(({ iata }) => iata),
        date: date.toString(),
        seats,
        product,
      })
      assert.deepEqual(await ask(byTables, journey), every.slice(0, 100))
    }
  })
})

async function until(holds: () => Promise<void>): Promise<void> {
  const end = performance.now() + 60_000
  for (;;) {
    try {
      return await holds()
    } catch (error) {
      if (performance.now() > end) throw error
      await rest(50)
    }
  }
}

const toKish: AvailableBody = {
  flightType: 1,
  origin: city('THR'),
  destination: city('KIH'),
  dates: ['2026-12-05'],
  adults: 1,
  children: 0,
  infants: 0,
}

test('what one process sells, another on the same database does not offer any more', async () => {
  await using other = await openAnother()
  const ask = async () =>
    Results.parse(JSON.parse(Buffer.concat(await other.flights.searchText(toKish)).toString()).data)
  const [best] = (await ask()).proposals
  assert.ok(best !== undefined && best.seat > 0)
  for (let again = 0; again < 3; again += 1)
    assert.equal((await ask()).proposals[0]?.proposalId, best.proposalId)
  await sql`update flights.fares set elsewhere = capacity - held - sold where id = ${best.proposalId}`.execute(
    t.house.database,
  )
  await until(async () => assert.notEqual((await ask()).proposals[0]?.proposalId, best.proposalId))
  await sql`update flights.fares set elsewhere = 0 where id = ${best.proposalId}`.execute(t.house.database)
  await until(async () => assert.equal((await ask()).proposals[0]?.proposalId, best.proposalId))
})

test('what is told while nobody could hear is read again', async () => {
  const asked = { ...toKish, origin: city('AZD'), destination: city('OMH') }
  const ask = async () => Results.parse((await t.ask(available, asked)).data).proposals
  const [best] = await ask()
  assert.ok(best !== undefined)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'parastoo seats'`.execute(t.house.database)
  await sql`update flights.fares set elsewhere = capacity - held - sold
    where id = ${Number(best.proposalId.split('.')[0])}`.execute(t.house.database)
  await until(async () => {
    const proposals = await ask()
    assert.ok(proposals.every(({ proposalId }) => proposalId.split('.')[0] !== best.proposalId.split('.')[0]))
    const { days } = FarePrices.parse(
      (
        await t.ask('POST /api/flight-catalog/FlightCalendar/PlpCalendar', {
          ...asked,
          from: '2026-12-05',
          days: 1,
        })
      ).data,
    )
    assert.equal(days[0]?.lowest, proposals[0]?.totalPrice)
  })
})

test('whoever has no patience is told what is there, and all he asked for is told behind the answer', async () => {
  await using opened = new AsyncDisposableStack()
  const [feed, another] = [ofRoutes(20, opened), ofRoutes(20, opened)]
  const asked = spanFrom('2027-01-10T12:00:00Z', 4)
  const whole = await another.ready(1, asked)
  const soFar = await feed.ready(1, asked, 0)
  assert.ok(soFar.toldUntilMs < asked.untilMs, 'nobody waits for four days')
  await until(async () => assert.equal(onSale(soFar), onSale(whole)))
  assert.equal((await feed.ready(1, asked, 0)).toldUntilMs, asked.untilMs)
})

test('the year is told while nobody asks, and once more after it was laid out anew', async () => {
  await using opened = new AsyncDisposableStack()
  const feed = ofRoutes(3, opened)
  await feed.tellYear()
  const near = spanFrom('2026-11-29T12:00:00Z', 1)
  const year = await feed.ready(1, near)
  const far = spanFrom('2027-11-10T12:00:00Z', 4)
  assert.equal((await feed.ready(1, far, 0)).toldUntilMs, far.untilMs)
  t.house.clock.advance({ hours: 8 * 24 })
  opened.defer(() => t.house.clock.advance({ hours: -8 * 24 }))
  const anew = await feed.ready(1, near)
  assert.ok(onSale(anew) < onSale(year) / 10)
  await until(async () => assert.ok(onSale(anew) > onSale(year) / 4))
})

const dayMs = 86_400_000

function ofRoutes(count: number, opened: AsyncDisposableStack): Feed {
  const { database, clock, settings, log } = t.house
  const few = new Map([...timetable].slice(0, count))
  const feed = openFeed({ database, clock, settings, log, timetable: () => few, rules })
  opened.defer(() => feed.close())
  return feed
}

function onSale({ of }: Fed): number {
  return of.economy.seats.filter((seats) => seats > 0).length
}

function spanFrom(instant: string, days: number) {
  const sinceMs = Temporal.Instant.from(instant).epochMilliseconds
  return { sinceMs, untilMs: sinceMs + days * dayMs }
}

async function openAnother() {
  const { openFlights } = await import('#flights/server/flights.ts')
  const nothing = () => Promise.reject(new Error('not asked here'))
  const flights = openFlights(t.house, {
    orders: { pricing: t.orders.pricing },
    passengers: { remember: nothing },
    papers: new Proxy({}, { get: () => nothing }),
    captcha: { spend: nothing },
    searched: nothing,
    suppliers: [],
  } as never)
  return { flights, [Symbol.asyncDispose]: () => flights.close() }
}
