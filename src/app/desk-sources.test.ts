import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { all } from '#database/database.ts'
import { loader } from '#desk/web/sources/sources-page.server.ts'
import { type Counts, noCounts } from '#funnel/steps.ts'
import { together } from '#funnel/sums.ts'
import type { Offers } from '#resellers/calls.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { issuedOrder } from '#testing/app/issued.ts'
import { askAtDesk, staffIn } from '#testing/desk/staff.ts'
import { until } from '#testing/insurance/insurers.ts'
import { dayOf } from '#wallet/days.ts'
import { agencyContext } from '#web/page-context.server.ts'

suite('sources at the desk', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency()
    const pages = ['/plp', '/plp.data', '/add-passenger', '/hotels', '/flight-and-hotel', '/tours', '/faq']
    for (const page of pages) t.house.app.get(page, async () => 'page')
    t.house.app.get('/tours/buy', (_, reply) => reply.code(302).send())
  })
  after(() => t[Symbol.asyncDispose]())

  const search = '?origin=THR&destination=MHD&date=2026-12-03'
  const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    t.house.app.inject({ url, headers })

  async function counted(product: string, source = ''): Promise<Counts> {
    await t.agency.funnel.flush()
    const today = dayOf(t.house.clock.now())
    const rows = await t.agency.funnel.rows({ from: today.subtract({ days: 2 }), until: today })
    return together(rows.filter((row) => row.product === product && row.source === source))
  }

  function page(query: Readonly<Record<string, string>> = {}) {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL(`http://localhost:3000/desk/sources?${new URLSearchParams(query)}`)
    return loader({ request: new Request(url), context, params: {}, pattern: '/desk/sources', url })
  }

  /** A marketplace's link to our first offer. */
  async function link(): Promise<string> {
    const response = await t.house.app.inject({
      method: 'POST',
      url: '/api/resellers/safarbin/Search',
      headers: { 'x-reseller-key': 'house-simulator-marketplace' },
      payload: { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'], adults: 1 },
    })
    const [offer] = response.json<{ data: Offers }>().data.offers
    assert.ok(offer)
    const { pathname, search: query } = new URL(offer.link)
    return pathname + query
  }

  test('pages that were answered are counted by product, and nothing else is', async () => {
    await open(`/plp${search}`)
    await open(`/plp.data${search}`)
    await open('/add-passenger?proposal=1')
    await open(`/flight-and-hotel${search}`)
    assert.deepEqual(await counted('flight'), { ...noCounts, searched: 3, chosen: 1 })
    assert.deepEqual(await counted('hotel'), { ...noCounts, searched: 1 })
    await open('/plp')
    await open('/hotels')
    await open('/faq')
    await open('/tours/buy')
    await open('/nowhere')
    await open(`/plp${search}`, { 'sec-purpose': 'prefetch' })
    await open(`/plp${search}`, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    assert.deepEqual(await counted('flight'), { ...noCounts, searched: 3, chosen: 1 })
    assert.deepEqual(await counted('hotel'), { ...noCounts, searched: 1 })
    assert.deepEqual(await counted('tour'), noCounts)
  })

  test('who comes by a marketplace’s link is counted as its own from the first page on', async () => {
    const first = await open(await link())
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
    await open('/add-passenger', { cookie })
    await until(async () => (await counted('flight', 'safarbin')).chosen === 1)
    assert.deepEqual(await counted('flight', 'safarbin'), { ...noCounts, searched: 1, chosen: 1 })
    assert.deepEqual(await counted('flight'), { ...noCounts, searched: 3, chosen: 1 })
  })

  test('two servers that write at once lose no count', async () => {
    const seen = { product: 'experience', source: '', step: 'searched' } as const
    await Promise.all(
      Array.from({ length: 20 }, () => {
        t.agency.funnel.count(seen)
        return t.agency.funnel.flush()
      }),
    )
    assert.equal((await counted('experience')).searched, 20)
  })

  test('orders are counted from orders, once, with the source of their buyer, however often they are counted', async () => {
    const own = await issuedOrder(t, 1)
    const { funnel } = t.agency
    await funnel.work.recount()
    await funnel.work.recount()
    assert.deepEqual(await counted('flight'), { searched: 3, chosen: 1, held: 1, paid: 1, issued: 1 })
    const cookie = String((await open(await link())).headers['set-cookie']).split(';', 1)[0] ?? ''
    await t.agency.resellers.ordered(cookie, own.orderId)
    await until(async () => (await counted('flight', 'safarbin')).searched === 2)
    await funnel.work.recount()
    assert.deepEqual(await counted('flight'), { ...noCounts, searched: 3, chosen: 1 })
    assert.deepEqual(await counted('flight', 'safarbin'), {
      searched: 2,
      chosen: 1,
      held: 1,
      paid: 1,
      issued: 1,
    })
  })

  test('the page says the same by step, day, product and source, and lists the clicks of a marketplace', async () => {
    const whole = await page()
    assert.deepEqual(
      whole.steps.map(({ count }) => count),
      ['۲۶', '۲', '۱', '۱', '۱'],
    )
    assert.equal(whole.days.length, 30)
    assert.deepEqual(whole.days.at(-1)?.counts, [26, 2, 1, 1, 1])
    assert.deepEqual(
      whole.bySource.map(({ name }) => name),
      ['خود سایت', 'سفربین'],
    )
    const { marketplaces, opened, steps } = await page({
      source: 'safarbin',
      product: 'flight',
      open: 'safarbin',
    })
    assert.deepEqual(
      steps.map(({ count }) => count),
      ['۲', '۱', '۱', '۱', '۱'],
    )
    assert.equal(marketplaces[0]?.cells.at(-1), '۱')
    assert.equal(opened?.clicks.flatMap(({ orders }) => orders).length, 1)
    assert.equal((await page({ days: 'x', open: 'nobody' })).opened, undefined)
  })

  test('the workbook is for those of its row and leaves an entry', async () => {
    const content = await staffIn(t, ['content'])
    const line = 'GET /api/desk/sources/sheet?of=days%3D7'
    assert.equal((await askAtDesk(t.house, line, { token: content.token })).status, 200)
    const support = await staffIn(t, ['support'])
    assert.equal((await askAtDesk(t.house, line, { token: support.token })).status, 403)
    const entries = await all(
      t.house.database,
      sql<{ details: object }>`select details from desk.audit where action = 'sources.exported'`,
    )
    assert.deepEqual(entries, [{ details: { days: 7 } }])
  })

  test('what is stored names nobody', async () => {
    const columns = await all(
      t.house.database,
      sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = 'funnel' order by ordinal_position`,
    )
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['day', 'product', 'source', 'searched', 'chosen', 'held', 'paid', 'issued'],
    )
  })
})
