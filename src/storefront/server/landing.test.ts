import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { CITIES } from '#places/airports.ts'
import { landingContent } from '#storefront/landing-content.ts'
import type { LandingContent, LandingFlights, Trending } from '#storefront/responses.ts'
import { structuredData } from '#storefront/structured-data.ts'
import { statementsIn } from '#testing/database/statements.ts'
import { sampleNow } from '#testing/flights/flights.ts'
import { openTestStorefront, type TestStorefront } from '#testing/storefront/storefront.ts'

const contentLine = 'POST /api/front-api/LandingPages/GetLandingPageContent'
const flightsLine = 'POST /api/front-api/LandingPages/GetLandingPageFlights'
const trendingLine = 'GET /api/front-api/Trending/GetTrendingList'

test('a city’s page has the prices that the results have, by origin, day and month', async () => {
  await using room = await openTestStorefront()
  const flights = await told<LandingFlights>(room, flightsLine, { cityCode: 'MHD' })
  assert.equal(Math.abs(Temporal.Instant.from(flights.pricedAt).since(sampleNow).total('minutes')) < 5, true)
  assert.equal(flights.from.origin, 'THR')
  const fares = flights.origins.flatMap(({ lowest }) => lowest ?? [])
  assert.ok(fares.length > 5)
  assert.deepEqual(
    fares,
    fares.toSorted((a, b) => a - b),
  )
  const fromTehran = flights.origins.find(({ origin }) => origin === 'THR') ?? assert.fail()
  const { data } = await room.ask('POST /api/flight-catalog/FlightCatalog/Available', {
    origin: { code: 'THR' },
    destination: { code: 'MHD' },
    dates: [fromTehran.date],
  })
  const { proposals } = data as { proposals: { totalPrice: number; cabinClass: number }[] }
  const found = Math.min(...proposals.filter((one) => one.cabinClass === 1).map((one) => one.totalPrice))
  assert.equal(fromTehran.lowest, found)
  assert.equal(flights.from.days.length, 14)
  assert.equal(flights.from.days[0]?.date, '2026-11-22')
  // half a year from 1 Azar ends in Ordibehesht; Khordad is incomplete
  const months = flights.from.months.map(({ year, month }) => `${year}/${month}`)
  assert.deepEqual(months, ['1405/9', '1405/10', '1405/11', '1405/12', '1406/1', '1406/2'])
})

test('all destinations and a city’s page ask the database in a few statements, however many cities they name', async () => {
  await using room = await openTestStorefront()
  const { storefront, house } = room
  const all = await statementsIn(house.pool, () => storefront.destinations('all'))
  assert.ok(all.answer.destinations.length > 50)
  assertFew(all.statements)
  const city = await statementsIn(house.pool, () => storefront.landing({ cityCode: 'MHD' }))
  assertFew(city.statements)
})

/** Days ahead are laid out and seats passed on behind whatever is asked, as fast as the machine is. */
function assertFew(statements: readonly string[]): void {
  const behind = /pass_on_seats|from flights\.days where date = \$1 and supplier = 'own'/
  const own = statements.filter((text) => !behind.test(text))
  assert.ok(own.length > 0 && own.length <= 11, own.join('\n'))
}

test('another origin’s days are shown when it is asked for, and the usual one’s when nobody flies from there', async () => {
  await using room = await openTestStorefront()
  const shiraz = await told<LandingFlights>(room, flightsLine, { cityCode: 'mhd', origin: 'syz' })
  assert.equal(shiraz.from.originName, 'شیراز')
  const nobody = await told<LandingFlights>(room, flightsLine, { cityCode: 'MHD', origin: 'QQQ' })
  assert.equal(nobody.from.origin, 'THR')
})

test('its words say what the figures say', async () => {
  await using room = await openTestStorefront()
  const flights = await told<LandingFlights>(room, flightsLine, { cityCode: 'MHD' })
  const content = await told<LandingContent>(room, contentLine, { cityCode: 'MHD' })
  const shown = flights.origins.filter(({ origin }, index) => index === 0 || origin === flights.from.origin)
  for (const { lowest, originName } of shown) {
    assert.ok(content.lede.includes(`${((lowest ?? 0) / 10).toLocaleString('en')} تومان`), content.lede)
    assert.ok(content.lede.includes(originName))
  }
  assert.equal(content.path, '/flight/MHD')
  assert.ok(content.airlines.length > 5)
  assert.ok(content.questions.length >= 6)
  assert.ok(content.questions.every(({ question, answer }) => question.endsWith('؟') && answer.endsWith('.')))
  assert.ok(content.links.every(({ cityCode }) => cityCode !== 'MHD'))
  assert.deepEqual(content.airports[0], {
    iata: 'MHD',
    icao: 'OIMM',
    name: content.airports[0]?.name ?? '',
    nameEn: content.airports[0]?.nameEn ?? '',
  })
})

test('abroad a page is there at once, and its prices as they are laid out', async () => {
  await using room = await openTestStorefront()
  const ask = () => told<LandingFlights>(room, flightsLine, { cityCode: 'IST' })
  const [first, content] = [await ask(), await told<LandingContent>(room, contentLine, { cityCode: 'IST' })]
  assert.equal(content.heading, 'بلیت هواپیما به استانبول')
  assert.equal(first.from.origin, 'THR')
  assert.equal(first.from.days.length, 14)
  const listed = await room.storefront.destinations('international')
  assert.ok(listed.destinations.length > 60)
  assert.ok(listed.destinations.every(({ lowest, isRead }) => lowest !== null || !isRead))
  const whole = await wholly(room, ask)
  assert.equal(whole.daysCompared, 30)
  assert.ok(whole.from.days.every(({ isRead, lowest }) => isRead && (lowest ?? 0) > 0))
  assert.ok(whole.origins.every(({ lowest, weeklyFlights }) => lowest !== null || weeklyFlights !== null))
  for (const [at, { isRead, lowest }] of first.from.days.entries())
    assert.equal(lowest, isRead ? whole.from.days[at]?.lowest : null)
  const { destinations } = await wholly(room, () => room.storefront.destinations('international'))
  assert.ok(destinations.every(({ lowest, isRead }) => isRead && (lowest ?? 0) > 0))
  const places = new Set(listed.destinations.map(({ path }) => path))
  assert.ok(destinations.every(({ path }) => places.has(path)))
})

test('an airport means its city, and what nobody flies to has no page', async () => {
  await using room = await openTestStorefront()
  const content = await told<LandingContent>(room, contentLine, { cityCode: 'IKA' })
  assert.equal(content.cityCode, 'THR')
  const unserved = CITIES.find(({ served }) => !served) ?? assert.fail()
  for (const cityCode of ['ZZZ', unserved.code])
    assert.deepEqual((await room.ask(contentLine, { cityCode })).codes, ['CITY_NOT_SERVED'])
  assert.equal((await room.ask(contentLine, { cityCode: 'M1' })).status, 400)
})

test('search engines read a trail, every fare with its price, and the questions', async () => {
  await using room = await openTestStorefront()
  const { facts, flights } = await room.storefront.landing({ cityCode: 'KIH' })
  const landing = { content: landingContent(facts), flights }
  const text = JSON.stringify(structuredData(landing, 'https://parastoo.example'))
  const graph = JSON.parse(text)['@graph'] as Record<string, unknown>[]
  const types = graph.map((node) => node['@type'])
  const fares = landing.flights.origins.filter(({ lowest }) => lowest !== null)
  assert.equal(types.filter((type) => type === 'Flight').length, fares.length)
  assert.deepEqual([types[0], types.at(-1)], ['BreadcrumbList', 'FAQPage'])
  assert.match(text, /"lowPrice":\d+,"url":"https:\/\/parastoo\.example\/plp\?origin=/)
})

test('what is looked for most comes first, and few travellers are not told of', async () => {
  await using room = await openTestStorefront()
  for (let count = 0; count < 5; count += 1) {
    const user = await room.user()
    await look(room, user, 'ABD')
    if (count < 4) await look(room, user, 'AWZ')
  }
  const { destinations } = await told<Trending>(room, trendingLine)
  assert.deepEqual([destinations[0]?.cityCode, destinations[0]?.travellers], ['ABD', 5])
  assert.ok(destinations.slice(1).every(({ travellers }) => travellers === null))
  assert.ok(destinations.every(({ lowest, path }) => (lowest ?? 0) > 0 && path.startsWith('/')))
})

async function wholly<Answer extends { unready: number }>(
  { house }: TestStorefront,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let looks = 0; looks < 600; looks += 1) {
    const answer = await ask()
    if (answer.unready === 0) return answer
    house.clock.advance({ seconds: 2 })
    await rest(200)
  }
  return assert.fail('it never came')
}

async function look({ storefront }: TestStorefront, user: string, cityCode: string): Promise<void> {
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  await storefront.remember(user, {
    kind: 'flight',
    asked: {
      flightType: 1,
      origin: city('THR'),
      destination: city(cityCode),
      dates: ['2026-12-03'],
      adults: 1,
      children: 0,
      infants: 0,
    },
  })
}

async function told<Answer>(room: TestStorefront, line: string, body?: object): Promise<Answer> {
  const { status, data, text } = await room.ask(line, body)
  assert.equal(status, 200, text)
  return data as Answer
}
