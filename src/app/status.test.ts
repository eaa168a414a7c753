import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { promisesMeasured } from '#app/promises-measured.ts'
import { incidentsFeed } from '#status/feed.ts'
import { readStatus } from '#status/server/read-status.ts'
import { openSnapshot } from '#status/server/snapshot.ts'
import type { StatusView } from '#status/status-view.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'

suite('the status page is drawn of what was measured, and of nothing else', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:02:00Z'))
  })
  after(() => t[Symbol.asyncDispose]())

  const read = () => readStatus(t.house, promisesMeasured(t.agency))
  const service = async (name: string) => {
    const found = (await read()).services.find((one) => one.name === name)
    assert.ok(found)
    return found
  }
  const today = async (name: string) => (await service(name)).days.at(-1)?.state
  const measure = () => t.agency.status.work.measure()
  const later = (minutes: number) => t.house.clock.advance({ minutes })
  const counts = async () => {
    const { rows } = await sql<{
      n: number
    }>`select good + bad as n from status.day where service = 'payment'`.execute(t.house.database)
    return rows.map(({ n }) => n)
  }

  test('before the first measurement nothing is claimed', async () => {
    const view = await read()
    assert.equal(view.services.length, 5)
    for (const { state, share, days } of view.services) {
      assert.deepEqual([state, share, days.length], ['unmeasured', null, 90])
      assert.ok(days.every((day) => day.state === 'unmeasured'))
    }
  })

  test('real gateways, lists and hotels are looked at; nothing is booked, and what was not tried is not told', async () => {
    const sales = t.bank.books.all().length
    await measure()
    const gateways = await service('payment')
    assert.ok(gateways.parts.length > 1)
    for (const name of ['search', 'payment', 'stays']) {
      assert.equal((await service(name)).state, 'up', name)
      assert.equal(await today(name), 'up')
    }
    assert.equal((await service('messages')).state, 'unmeasured')
    assert.equal((await service('tickets')).state, 'unmeasured')
    assert.equal(t.bank.books.all().length, sales)
  })

  test('two workers in the same five minutes count once, and the next five minutes again', async () => {
    const before = await counts()
    await Promise.all([measure(), measure()])
    assert.deepEqual(await counts(), before)
    later(5)
    await measure()
    assert.deepEqual(
      await counts(),
      before.map((n) => n * 2),
    )
  })

  test('a message that was sent is a measurement; one that waits too long is a bad one', async () => {
    await t.ask('POST /accounts/otp/create', { body: { mobile: '09140000001' } })
    later(5)
    await measure()
    assert.equal((await service('messages')).state, 'down', 'nobody carries it here')
    await sql`update messages.outbox set state = 'sent', ended_at = ${t.house.clock.now()}`.execute(
      t.house.database,
    )
    later(5)
    await measure()
    assert.equal((await service('messages')).state, 'up')
    assert.equal(await today('messages'), 'down', 'the day remembers')
  })

  test('a bank that is away is told, and the share is rounded down', async () => {
    await t.bank.close()
    later(5)
    await measure()
    const { state, parts, share } = await service('payment')
    assert.equal(state, 'down')
    assert.ok(parts.every((part) => part.state === 'down'))
    assert.ok(share !== null && share < 10_000)
  })

  test('what nobody measured for a quarter of an hour is not known any more', async () => {
    later(16)
    assert.equal((await service('search')).state, 'unmeasured')
    assert.equal(await today('search'), 'up')
  })

  test('an incident is opened, followed and closed by the desk; every server says it meanwhile', async () => {
    const { incidents } = t.agency.status
    const [level, title, words] = ['slow', 'صدور کند است', 'تا ۴۰ دقیقه طول می‌کشد.']
    await assert.rejects(incidents.open({ services: ['cars'], level, title, words }), {
      code: 'SERVICE_UNKNOWN',
    })
    await assert.rejects(incidents.open({ services: ['tickets'], level: 'x', title, words }), {
      code: 'LEVEL_UNKNOWN',
    })
    await assert.rejects(incidents.open({ services: ['tickets'], level, title: ' ', words }), {
      code: 'WORDS_MISSING',
    })
    const number = await incidents.open({ services: ['tickets'], level, title, words })
    const second = openSnapshot(read)
    assert.deepEqual((await second.current()).open[0]?.title, title)
    second.close()
    later(3)
    await incidents.update(number, 'علت پیدا شد.')
    later(3)
    await incidents.close(number, 'همه صادر شد.')
    await assert.rejects(incidents.close(number, 'باز هم.'), { code: 'INCIDENT_NOT_FOUND' })
    await assert.rejects(incidents.update(number, 'باز هم.'), { code: 'INCIDENT_NOT_FOUND' })
    const { open, past } = await read()
    assert.deepEqual(open, [])
    assert.deepEqual(
      past[0]?.updates.map(({ stage }) => stage),
      ['closed', 'update', 'opened'],
    )
  })

  test('it can be read by machines', async () => {
    const { status, text } = await t.ask('GET /status.json')
    assert.equal(status, 200)
    const view: StatusView = JSON.parse(text)
    assert.equal(view.services.length, 5)
    assert.ok(!text.includes('0914'), 'nobody is in it')
  })

  test('what was promised is measured beside what happened, late ones not hidden', async () => {
    const { promises } = t.agency
    const { database, clock } = t.house
    const contacts = async () => (await read()).promises.find(({ name }) => name === 'contact')
    assert.deepEqual(await contacts(), { name: 'contact', kept: 0, missed: 0, medianSeconds: null })
    const at = clock.now()
    for (const nth of [1, 2, 3])
      await promises.give(database, {
        kind: 'contact-answered',
        subject: `letter ${nth}`,
        at,
        dueAt: at.add({ hours: nth }),
      })
    later(30)
    await promises.keep(database, 'contact-answered', 'letter 2')
    later(60)
    assert.deepEqual(await contacts(), { name: 'contact', kept: 1, missed: 1, medianSeconds: 1800 })
    const counted = await t.agency.status.promiseDays()
    assert.deepEqual(
      counted.map(({ name, share, many, days }) => [name, share, many, days.at(-1)]),
      [['contact', 5000, 2, 50]],
    )
    later(90 * 24 * 60)
    assert.deepEqual(await contacts(), { name: 'contact', kept: 0, missed: 0, medianSeconds: null })
  })

  test('incidents are a feed, in which nothing that was written is markup', async () => {
    const { incidents } = t.agency.status
    const opened = { services: ['stays'], level: 'down', title: 'هتل <b>قطع</b> است', words: 'A & "B"' }
    const number = await incidents.open(opened)
    const feed = incidentsFeed(await read(), { url: 'https://parastoo.test', name: 'پرستو' })
    assert.match(feed, /<title>هتل &lt;b&gt;قطع&lt;\/b&gt; است<\/title>/)
    assert.ok(feed.includes(`<id>https://parastoo.test/status#incident-${number}</id>`))
    assert.match(feed, /<content type="text">دیده شد: A &amp; &quot;B&quot;<\/content>/)
    const { status, text } = await t.ask('GET /status.atom')
    assert.equal(status, 200)
    assert.match(
      text,
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
    )
  })
})

test('while the database is away the last known state is shown, and says so', async () => {
  let isAway = false
  const view = {
    at: '2026-11-21T06:00:00Z',
    isLastKnown: false,
    services: [],
    promises: [],
    open: [],
    past: [],
  }
  let now = 0
  const snapshot = openSnapshot(
    async () => {
      if (isAway) throw new Error('ECONNREFUSED')
      return view
    },
    () => now,
  )
  assert.equal((await snapshot.current()).isLastKnown, false)
  isAway = true
  assert.equal((await snapshot.current()).isLastKnown, false, 'just read')
  now += 11_000
  assert.deepEqual(await snapshot.current(), { ...view, isLastKnown: true })
  isAway = false
  now += 11_000
  assert.equal((await snapshot.current()).isLastKnown, false)
  snapshot.close()
})

test('days and measurements are thinned out', async () => {
  await using t = await openTestAgency({ JOBS: 'elsewhere' })
  t.house.clock.set(Temporal.Instant.from('2026-11-21T06:02:00Z'))
  await t.agency.status.work.measure()
  t.house.clock.advance({ hours: 49 })
  await t.agency.status.work.thinOut()
  const left = async () => {
    const { rows } = await sql<{ measured: number; days: number }>`select
      (select count(*) from status.measurement) as measured, (select count(*) from status.day) as days`.execute(
      t.house.database,
    )
    return rows[0]
  }
  assert.deepEqual(await left(), { measured: 0, days: 3 })
  t.house.clock.advance({ hours: 24 * 181 })
  await t.agency.status.work.thinOut()
  assert.deepEqual(await left(), { measured: 0, days: 0 })
})
