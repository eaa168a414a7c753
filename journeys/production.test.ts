import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { demoTraveller, demoVouchers } from '#demo/sample-data.ts'
import { StartupError } from '#server/startup-error.ts'
import { productionSettings } from '#testing/app/production.ts'
import { lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { openStage, type Stage } from './stage.ts'

const key = 'a-key-of-a-marketplace'
const city = (code: string) => ({ code, kind: 'CityCode' })
const soon = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 20 })
const search = (origin: string, destination: string) => ({
  origin: city(origin),
  destination: city(destination),
  dates: [soon.toString()],
})

suite('a production in which nothing was loaded and nobody contracted', () => {
  let stage: Stage
  let address: string

  before(async () => {
    stage = await openStage({ ...productionSettings(), RESELLERS: `safarbin:سفربین:${key}` })
    address = `http://localhost:${stage.product.settings.port}`
  })
  after(() => stage[Symbol.asyncDispose]())

  async function page(path: string): Promise<{ readonly status: number; readonly html: string }> {
    const response = await fetch(address + path, { redirect: 'manual' })
    return { status: response.status, html: await response.text() }
  }

  async function call(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { data, meta } = (await response.json()) as { data?: never; meta?: { code: string } }
    return { status: response.status, data: data as unknown, code: meta?.code }
  }

  for (const [origin, destination] of [
    ['THR', 'MHD'],
    ['THR', 'IST'],
    ['AZD', 'TBZ'],
  ] as const)
    test(`no flight from ${origin} to ${destination} is found, priced or shown by a marketplace`, async () => {
      const asked = search(origin, destination)
      const found = await call('flight-catalog/FlightCatalog/Available', asked)
      assert.equal(found.code, 'NOT_FLOWN')
      const feed = await call('resellers/safarbin/Search', asked, { 'x-reseller-key': key })
      assert.equal(feed.code, 'NOT_FLOWN')
      const wish = { origin: asked.origin, destination: asked.destination, from: soon.toString(), days: 30 }
      for (const name of ['HomePageCalendar', 'PlpCalendar']) {
        const { status, data } = await call(`flight-catalog/FlightCalendar/${name}`, wish)
        assert.equal(status, 200)
        const { days } = data as { days: readonly { lowest: number | null }[] }
        assert.equal(days.length, 30)
        assert.ok(days.every(({ lowest }) => lowest === null))
      }
      const { status, html } = await page(`/plp?origin=${origin}&destination=${destination}&date=${soon}`)
      assert.ok(status < 500)
      assert.equal(html.includes('W5 '), false)
      // the footer says in what prices are told, where there are any
      assert.equal(html.replace(/<footer[^]*?<\/footer>/, '').includes('تومان'), false)
    })

  test('the front pages are there, say that nothing is on sale, and show no price', async () => {
    for (const [path, says] of [
      ['/', 'الان بلیتی در فروش نیست'],
      ['/landing', 'الان بلیتی در فروش نیست'],
      ['/hotel-home', 'الان هتلی در فروش نیست'],
      ['/visa-home', 'فعلاً صادر نمی‌شود'],
    ] as const) {
      const { status, html } = await page(path)
      assert.equal(status, 200, path)
      assert.ok(html.includes(says), path)
      assert.equal(/\d{1,3}(,\d{3})+/.test(shownIn(html)), false, `${path} shows a price`)
    }
  })

  test('who is to be called is who was named, not whom a demo made up', async () => {
    for (const path of ['/', '/hotel-home', '/nowhere']) {
      const { html } = await page(path)
      for (const [theirs, madeUp] of [
        ['tel:+982188887777', '+982191004040'],
        ['۰۲۱ ۸۸۸۸ ۷۷۷۷', '۰۲۱ ۹۱۰۰ ۴۰۴۰'],
        ['help@safarbin.example', 'support@parastoo.example'],
        ['خیابان ارم', 'پارک ساعی'],
        ['شنبه تا چهارشنبه، ۸ تا ۱۷', '۹ تا ۲۴'],
      ] as const) {
        assert.ok(html.includes(theirs), `${path} ${theirs}`)
        assert.equal(html.includes(madeUp), false, `${path} ${madeUp}`)
      }
    }
  })

  test('no city has a page, neither for people nor for engines, and none is trending', async () => {
    for (const path of ['/flight/MHD', '/international-flight/IST', '/landing?cityCode=KIH'])
      assert.equal((await page(path)).status, 404, path)
    assert.equal((await page('/sitemap.xml')).html.includes('/flight/'), false)
    const trending = await fetch(`${address}/api/front-api/Trending/GetTrendingList`)
    const { data } = (await trending.json()) as { data: { destinations: readonly unknown[] } }
    assert.deepEqual(data.destinations, [])
    const quick = await call('flight-catalog/HomePage/GetQuickSearchInfos', {})
    assert.deepEqual((quick.data as { routes: readonly unknown[] }).routes, [])
  })

  test('no hotel of the catalogue is found, named or sold', async () => {
    const stay = { checkIn: soon.toString(), checkOut: soon.add({ days: 2 }).toString() }
    const rooms = [{ adults: 2, childAges: [] }]
    assert.deepEqual((await call('hotel-configuration/Cities/GetAllCities', {})).data, [])
    const found = await call('hotel-catalog/HotelCatalog/Available', { cityCode: 'KIH', ...stay, rooms })
    assert.equal(found.code, 'CITY_NOT_FOUND')
    const hotel = { hotelId: 'kih-marjan', ...stay, rooms }
    assert.equal((await call('hotel-catalog/HotelCatalog/HotelDetail', hotel)).code, 'HOTEL_NOT_FOUND')
    assert.equal((await page('/hotel/kih-marjan')).status, 404)
  })

  test('no visa is taken until the desk opens a country, and then that one alone', async () => {
    const isOpen = async () => {
      const { data } = await call('visa/country/getall', {})
      return (data as { code: string; isOpen: boolean }[]).filter((one) => one.isOpen).map(({ code }) => code)
    }
    assert.deepEqual(await isOpen(), [])
    const { rates, visas } = stage.product.agency
    const { desk } = visas
    const setOn = Temporal.Now.plainDateISO('Asia/Tehran').toString()
    await rates.set({ currency: 'USD', rialAUnit: 1_300_000, setOn, source: 'بازار آزاد تهران' }, true)
    await desk.open('TH', true)
    await eventually(async () => (await isOpen()).join() === 'TH', 'Thailand is open, by a rate of today')
    await desk.open('TH', false)
    assert.deepEqual(await isOpen(), [])
  })

  test('nobody of the village lives here, and none of its codes gives anything', async () => {
    const { pool } = stage.product.database
    const count = async (table: string) =>
      (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
    assert.equal(await count('orders.voucher'), 0)
    for (const table of ['accounts.users', 'flights.days', 'flights.departures', 'hotels.nights'])
      assert.equal(await count(table), 0, table)
    assert.ok(demoTraveller.phone && demoVouchers.open.code)
  })

  test('the empty front pages look as ours do', async () => {
    for (const size of atSizes(['phone', 'desktop']))
      for (const [name, path] of [
        ['home', '/'],
        ['hotels', '/hotel-home'],
      ] as const)
        for (const theme of ['light', 'dark'] as const) {
          await using visit = await stage.visit(size, { theme, at: address })
          await visit.page.goto(path)
          await lookAt(visit.page, `production-${name}-${size}-${theme}`)
        }
  })
})

/** Visible text, without drawings and data. */
function shownIn(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ')
}

test('production does not open on the database of a demo', async () => {
  await using demo = await openStage()
  const { databaseUrl = '' } = demo.product.settings
  await assert.rejects(
    openStage({ ...productionSettings(), DATABASE_URL: databaseUrl }),
    (error) => error instanceof StartupError && error.message.startsWith('DATABASE_URL: a demo has lived'),
  )
})
