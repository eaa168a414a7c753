import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { one } from '#database/database.ts'
import { lawHistory } from '#desk/server/law/law-history.ts'
import { deskEditions } from '#law/desk-edition.ts'
import { editions } from '#law/editions.ts'
import { editionsOf } from '#law/law-owner.ts'
import { loader } from '#law/web/law-page.server.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { journeysAt } from '#testing/flights/journeys.ts'
import { agencyContext } from '#web/page-context.server.ts'

suite('the law at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let writer: TestStaff
  let owner: TestStaff
  const [{ version }] = editions
  before(async () => {
    t = await openTestAgency()
    t.house.clock.set(Temporal.Instant.from('2026-11-29T06:00:00Z')) // the last edition's first day
    beside = secondConnections(t.house)
  })
  beforeEach(async () => {
    writer = await staffIn(t, ['content'])
    owner = await staffIn(t, ['owner'])
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  const inDays = (days: number) =>
    t.house.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().add({ days }).toString()
  const propose = (more: object) =>
    writer.ask('POST /api/desk/law/editions', {
      owner: 'agency',
      slug: 'terms',
      clause: '',
      title: 'پاسخ‌گویی',
      summary: 'به هر پیام پاسخ می‌دهیم.',
      text: 'به هر پیام پاسخ می‌دهیم.\n\nپاسخ در همان گفت‌وگو می‌آید.',
      since: inDays(1),
      reason: 'روشن‌تر شدن شرایط',
      ...more,
    })

  async function approve({ data }: { readonly data: unknown }, by = owner) {
    const { number } = data as { readonly number: number }
    const { id } = await one(
      t.house.database,
      sql<{ id: string }>`select id from desk.proposal where number = ${number}`,
    )
    return by.ask(`POST /api/desk/proposals/${id}/approve`, {})
  }

  async function page(query = '') {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL(`http://localhost:3000/terms${query}`)
    return loader({ request: new Request(url), context, params: {}, pattern: '/terms', url })
  }

  let people = 0
  async function agreedNow() {
    people += 1
    const buyer = await t.admit(`+98912${String(people).padStart(7, '0')}`)
    const journeys = journeysAt({
      ...t.agency,
      house: t.house,
      ask: async (line, body, userId) => ({
        codes: [],
        fields: [],
        ...(await t.ask(line, { body, by: userId && buyer.token })),
      }),
    })
    const { orderId } = await journeys.issued(buyer.userId, await journeys.roundTrip(), [sara])
    return async () => (await t.agency.orders.detailsOf(buyer.userId, orderId)).terms?.version
  }

  test('a new wording is put in force by another, from its day on; what was bought before keeps the one before', async () => {
    const before = await agreedNow()
    const proposed = await propose({})
    assert.equal(proposed.status, 200, proposed.text)
    assert.equal((await approve(proposed, writer)).code, 'NOT_PERMITTED')
    assert.equal((await approve(proposed)).status, 200)
    assert.equal((await page()).version, version, 'not before its day')
    t.house.clock.advance({ hours: 24 })
    const { version: now, text } = await page()
    assert.equal(now, `${version}.1`)
    assert.deepEqual(text.clauses.at(-1)?.paragraphs, [
      'به هر پیام پاسخ می‌دهیم.',
      'پاسخ در همان گفت‌وگو می‌آید.',
    ])
    const after = await agreedNow()
    assert.deepEqual([await before(), await after()], [version, `${version}.1`])
    const old = await page(`?version=${version}`)
    assert.deepEqual([old.isInForce, old.versions[0]], [false, `${version}.1`])
  })

  test('two that are approved one after the other are two editions, and a late one begins on the next day', async () => {
    const [first, second] = [await propose({ title: 'یکم' }), await propose({ title: 'دوم' })]
    t.house.clock.advance({ hours: 30 })
    owner = await staffIn(t, ['owner'])
    assert.deepEqual([(await approve(first)).status, (await approve(second)).status], [200, 200])
    const [last, previous] = await t.agency.content.history('law')
    assert.deepEqual(
      [last?.fields?.['version'], last?.fields?.['since'], previous?.fields?.['version']],
      [`${version}.3`, inDays(1), `${version}.2`],
    )
  })

  test('title and lead of a text are worded by two, and its clauses stay', async () => {
    const was = await page()
    const body = { owner: 'agency', slug: 'terms', since: inDays(1), reason: 'روشن‌تر شدن شرایط' }
    const above = { title: 'شرایط استفاده از سایت', lead: 'این‌ها میان ما و شماست.' }
    const head = await writer.ask('POST /api/desk/law/heads', { ...body, ...above })
    assert.equal(head.status, 200, head.text)
    assert.equal((await approve(head)).status, 200)
    t.house.clock.advance({ hours: 24 })
    const { text } = await page()
    assert.deepEqual([text.title, text.lead, text.clauses.length > 0], [above.title, above.lead, true])
    assert.notEqual(was.text.title, above.title)
    writer = await staffIn(t, ['content'])
    const wrong = { ...body, ...above, since: inDays(1), lead: 'تا {moonPhase} روز می‌ماند.' }
    assert.equal((await writer.ask('POST /api/desk/law/heads', wrong)).code, 'LAW_FAULTY')
  })

  test('after many hundred editions a clause more is one more, and every page of them is read', async () => {
    const written = await t.agency.content.outline('law')
    const [newest] = written
    assert.ok(newest)
    await sql`insert into content.version (kind, key, brand, fields, starts_at, written_by, written_at)
      select kind, 'partner-' || ${version.replace('.', '-')}::text || '-' || nth, brand,
        fields || jsonb_build_object('owner', 'partner', 'version', ${version}::text || '.' || nth, 'upon', ${`partner/${version}`}::text, 'texts', '{}'),
        starts_at, written_by, written_at
      from content.version, generate_series(1, 400) nth where id = ${newest.id}`.execute(t.house.database)
    const before = (await t.agency.content.outline('law')).length
    assert.equal(before, written.length + 400)
    for (const title of ['بند نخست', 'بند دیگر'])
      assert.equal((await approve(await propose({ title, since: inDays(2) }))).status, 200)
    const [last] = deskEditions(await t.agency.content.history('law'))
    const added = last?.texts['terms']?.clauses.filter(
      (one) => typeof one !== 'string' && ['بند نخست', 'بند دیگر'].includes(one.title),
    )
    assert.deepEqual(
      added?.map((one) => (typeof one === 'string' ? one : one.id)),
      [`desk-${before + 1}`, `desk-${before + 2}`],
    )
    const partner = await lawHistory({ content: t.agency.content, sites: t.house.settings.sites }, 'partner')
    const ofHouse = editionsOf('partner', t.house.settings.sites.brands).length
    assert.equal(partner.heads.length, 400 + ofHouse)
    assert.deepEqual(
      [partner.heads[0]?.version, partner.heads[399]?.version, partner.heads[400]?.version],
      [`${version}.400`, `${version}.1`, version],
    )
  })

  test('what the house itself keeps to, a day that has begun and a text nobody has are refused', async () => {
    assert.equal((await propose({ clause: 'governing-law' })).code, 'LAW_FAULTY')
    assert.equal((await propose({ since: inDays(0) })).code, 'LAW_DAY')
    assert.equal((await propose({ owner: 'nobody' })).code, 'LAW_FAULTY')
    assert.equal((await propose({ slug: 'nothing' })).status, 400)
    const support = await staffIn(t, ['support'])
    assert.equal((await support.ask('POST /api/desk/law/editions', {})).code, 'NOT_PERMITTED')
  })
})
