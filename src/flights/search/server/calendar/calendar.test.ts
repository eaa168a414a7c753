import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { sql } from 'kysely'
import { RoundTripMatrix } from '#flights/choosing/choosing-response.ts'
import { QuickSearch, Results } from '#flights/responses.ts'
import { FarePrices } from '#flights/search/day-prices.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

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

const prices = (days: FarePrices['days']) => days.map((day) => ({ ...day, pricedAt: '' }))
const search = (more: object = {}) => t.data(Results, available, { ...toMashhad, ...more })

test('the calendar shows a day alike before and after it is made', async () => {
  const asked = { origin: { code: 'THR' }, destination: { code: 'KIH' }, from: '2026-12-10', days: 20 }
  const unmade = await t.data(FarePrices, `${catalog}/FlightCalendar/HomePageCalendar`, asked)
  for (const { date } of unmade.days.slice(0, 8))
    await search({ destination: { code: 'KIH' }, dates: [date] })
  const made = await t.data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, asked)
  assert.deepEqual(prices(made.days), prices(unmade.days))
})

test('the lowest price of the calendar is the lowest of the results', async () => {
  const { days } = await t.data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, {
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
  const past = await t.data(FarePrices, `${catalog}/FlightCalendar/HomePageCalendar`, {
    ...asked,
    from: '2026-11-20',
    days: 2,
  })
  assert.deepEqual(
    past.days.map(({ lowest }) => lowest === null),
    [true, false],
  )
  const far = await t.data(FarePrices, `${catalog}/FlightCalendar/HomePageCalendar`, {
    ...asked,
    from: '2027-11-21',
    days: 2,
  })
  assert.deepEqual(
    far.days.map(({ lowest }) => lowest === null),
    [false, true],
  )
})

test('the home page knows six routes on each side of the border, with a lowest price and its day', async () => {
  const { routes, origins } = await t.data(QuickSearch, `${catalog}/HomePage/GetQuickSearchInfos`, {})
  const named = routes.map(({ scope, originName, destinationName }) => [scope, originName, destinationName])
  assert.equal(named.length, 12)
  assert.deepEqual(named[0], ['domestic', 'تهران', 'مشهد'])
  assert.deepEqual(named[6], ['international', 'تهران', 'استانبول'])
  assert.ok(routes.every(({ lowest, date }) => lowest > 0 && date > '2026-11-21'))
  assert.ok(origins.some(({ code }) => code === 'SYZ'))
  const fromShiraz = await t.data(QuickSearch, `${catalog}/HomePage/GetQuickSearchInfos`, { origin: 'SYZ' })
  assert.ok(fromShiraz.routes.length > 6)
  assert.ok(fromShiraz.routes.every(({ origin }) => origin === 'SYZ'))
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

const istanbul = { code: 'IST' }

test('abroad the lowest price of a day is the lowest of its results', async () => {
  const asked = { origin: tehran, destination: istanbul, from: '2026-12-03', days: 2 }
  const { days } = await t.data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, asked)
  for (const { date, lowest } of days) {
    const { proposals } = await search({ destination: istanbul, dates: [date] })
    assert.equal(lowest, proposals[0]?.totalPrice)
  }
})

test('abroad a week knows the dearest journey of each day that results show, and a longer time none', async () => {
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  const asked = { origin: city('THR'), destination: city('IST'), from: '2026-12-03' }
  const [day] = (await t.flights.calendar({ ...asked, days: 7 })).days
  const { proposals } = await search({ destination: istanbul, dates: [asked.from] })
  const totals = proposals.filter(({ cabinClass }) => cabinClass === 1).map(({ totalPrice }) => totalPrice)
  const highest = day?.highest ?? 0
  assert.ok(highest > (day?.lowest ?? 0))
  assert.ok(totals.includes(highest))
  assert.ok(highest >= (totals.toSorted((a, b) => a - b)[159] ?? 0))
  const { days } = await t.flights.calendar({ ...asked, days: 8 })
  assert.ok(days.every((one) => one.highest === null && one.lowest !== null))
})

test('a price says when it was reckoned; after a quarter of an hour it is reckoned anew', async () => {
  const asked = { origin: { code: 'AWZ' }, destination: { code: 'MHD' }, from: '2026-12-10' }
  const told = (days: number) =>
    t.data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, { ...asked, days })
  const before = t.house.clock.now()
  try {
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    const first = await told(1)
    t.house.clock.advance({ minutes: 5 })
    const second = await told(2)
    assert.equal(second.days[0]?.pricedAt, first.pricedAt)
    assert.equal(second.pricedAt, first.pricedAt)
    assert.ok((second.days[1]?.pricedAt ?? '') >= '2026-11-21T06:05:00Z')
    t.house.clock.advance({ minutes: 10 })
    assert.ok((await told(2)).pricedAt >= '2026-11-21T06:15:00Z')
    await search({ origin: asked.origin, dates: [asked.from] })
    t.house.clock.advance({ minutes: 5 })
    const [made, unmade] = (await told(2)).days
    assert.ok((made?.pricedAt ?? '') >= '2026-11-21T06:20:00Z')
    assert.ok((unmade?.pricedAt ?? '9') < '2026-11-21T06:20:00Z')
  } finally {
    t.house.clock.set(before)
  }
})

test('the days around a round trip cost together what its results do, and none comes back before it went', async () => {
  const line = `${catalog}/FlightCalendar/RoundTripMatrix`
  const dates = ['2026-12-05', '2026-12-06']
  const { cells } = await t.data(RoundTripMatrix, line, { origin: tehran, destination: istanbul, dates })
  assert.equal(cells.length, 49)
  for (const [outward, returning] of [dates, ['2026-12-04', '2026-12-04']]) {
    const { proposals } = await search({ flightType: 2, destination: istanbul, dates: [outward, returning] })
    const cell = cells.find((one) => one.outward === outward && one.returning === returning)
    assert.equal(cell?.total, proposals[0]?.totalPrice)
  }
  assert.ok(cells.every((cell) => cell.returning >= cell.outward || cell.total === null))
  const home = await t.data(RoundTripMatrix, line, { origin: tehran, destination: mashhad, dates })
  const { days } = await t.data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, {
    origin: tehran,
    destination: mashhad,
    from: '2026-12-02',
    days: 1,
  })
  const back = await t.data(FarePrices, `${catalog}/FlightCalendar/PlpCalendar`, {
    origin: mashhad,
    destination: tehran,
    from: '2026-12-09',
    days: 1,
  })
  const widest = home.cells.find(
    ({ outward, returning }) => outward === '2026-12-02' && returning === '2026-12-09',
  )
  assert.equal(widest?.total, (days[0]?.lowest ?? 0) + (back.days[0]?.lowest ?? 0))
})

for (const [page, days] of [
  ['PlpCalendar', 24],
  ['HomePageCalendar', 31],
] as const)
  test(`${page} abroad is told as far as it is laid out when somebody looks, and whole a little later`, async () => {
    await using another = await openTestFlights()
    const city = (code: string) => ({ code, kind: 'CityCode' as const })
    const asked = { origin: city('THR'), destination: city('IST'), from: '2026-12-03', days }
    const ask = async () =>
      FarePrices.parse((await another.ask(`${catalog}/FlightCalendar/${page}`, asked)).data)
    const first = await ask()
    assert.equal(first.days.length + first.unready, days)
    const whole = await another.flights.calendar(asked)
    assert.deepEqual(prices(first.days), prices(whole.days.slice(0, first.days.length)))
    assert.deepEqual(prices((await ask()).days), prices(whole.days))
  })

test('nobody waits for a year abroad that is not laid out; it comes behind the answer', async () => {
  await using another = await openTestFlights()
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  const asked = { origin: city('MHD'), destination: city('DXB'), from: '2026-12-03', days: 40 }
  const first = await another.flights.calendarSoFar(asked, 0)
  assert.deepEqual([first.days.length, first.unready], [0, 40])
  for (let looks = 0; looks < 300; looks += 1) {
    const { unready, days } = await another.flights.calendarSoFar(asked, 0)
    if (unready === 0) return assert.ok(days.every(({ lowest }) => (lowest ?? 0) > 0))
    await rest(200)
  }
  assert.fail('it never came')
})
