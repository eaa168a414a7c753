import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { one } from '#database/database.ts'
import { dayClose } from '#desk/server/close/day-close.ts'
import { orderRecord } from '#desk/server/orders/order-page.ts'
import { orderPageView } from '#desk/web/orders/order-view.ts'
import { loader } from '#desk/web/prices/prices-page.server.ts'
import { AvailableBody } from '#flights/requests.ts'
import { throughChannel } from '#server/channel-here.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { journeysAt } from '#testing/flights/journeys.ts'
import { agencyContext } from '#web/page-context.server.ts'

suite('prices at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let finance: TestStaff
  let owner: TestStaff
  before(async () => {
    t = await openTestAgency()
    beside = secondConnections(t.house)
    finance = await staffIn(t, ['finance'])
    owner = await staffIn(t, ['owner'])
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  function page(query: Readonly<Record<string, string>> = {}) {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL(`http://localhost:3000/desk/prices?${new URLSearchParams(query)}`)
    return loader({ request: new Request(url), context, params: {}, pattern: '/desk/prices', url })
  }

  let people = 0
  async function bought() {
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
    const trip = await journeys.roundTrip()
    const { orderId } = await journeys.issued(buyer.userId, trip, [sara])
    const order = await t.agency.orders.order(orderId)
    assert.ok(order)
    return { ...order, listed: trip.total }
  }

  async function approve(number: number, by = owner) {
    const { id } = await one(
      t.house.database,
      sql<{ id: string }>`select id from desk.proposal where number = ${number}`,
    )
    return by.ask(`POST /api/desk/proposals/${id}/approve`, {})
  }
  const numberIn = ({ data }: { readonly data: unknown }) => (data as { readonly number: number }).number
  const draftOf = async (query: Readonly<Record<string, string>>) => {
    const { found, fault } = await page({ product: 'flight', ...query })
    assert.equal(fault, undefined)
    assert.ok(found)
    return found
  }

  test('a rule is tried on what was sold, proposed, approved by another, in force, and taken back', async () => {
    const before = await bought()
    const { draft, trial } = await draftOf({ percent: '۲', origin: 'thr' })
    // one of its two directions leaves Tehran
    assert.equal(trial[0], 'از ۱ سفارش هفت روز گذشته، ۱ سفارش را در بر می‌گرفت.')
    assert.match(trial[1] ?? '', /^۱ سفارش، روی هم [\d,]+ تومان گران‌تر می‌شد\.$/)
    const ofApp = await draftOf({ percent: '۲', channel: 'app' })
    assert.equal(ofApp.words[1], 'دربارهٔ: پرواز، کانال «برنامهٔ نصب‌شده»')
    assert.equal(ofApp.trial[0], 'از ۱ سفارش هفت روز گذشته، ۰ سفارش را در بر می‌گرفت.')
    const direct = await draftOf({ percent: '۲', channel: 'site', origin: 'thr' })
    assert.equal(direct.trial[1], trial[1])
    const nobody = await draftOf({ percent: '۲', airline: 'TK' })
    assert.equal(nobody.trial[0], 'از ۱ سفارش هفت روز گذشته، ۰ سفارش را در بر می‌گرفت.')

    const reason = 'سود کم این هفته'
    const proposed = await finance.ask('POST /api/desk/prices/rules', { ...draft, reason })
    assert.equal(proposed.status, 200, proposed.text)
    assert.equal((await approve(numberIn(proposed), finance)).code, 'OWN_PROPOSAL')
    assert.equal((await approve(numberIn(proposed))).status, 200)
    assert.deepEqual(
      (await page()).rules.map(({ state, proposal }) => [state, proposal]),
      [['coming', numberIn(proposed)]],
    )
    t.house.clock.advance({ minutes: 6 })
    assert.equal((await page()).rules[0]?.state, 'now')
    const ruled = await bought()
    assert.equal(ruled.total, ruled.listed)
    const record = await orderRecord(t.agency, ruled.orderNumber)
    const [share, ...others] = record?.rules ?? []
    assert.deepEqual([share?.ruleId, others], [1, []])
    assert.ok(ruled.total > before.total)

    const ending = await finance.ask('POST /api/desk/prices/rules/1/end', { reason })
    assert.equal((await approve(numberIn(ending))).status, 200)
    t.house.clock.advance({ minutes: 2 })
    assert.equal((await page()).rules[0]?.state, 'past')
    assert.deepEqual(await t.agency.orders.pricing.ofOrder((await bought()).orderId), [])
    const again = await finance.ask('POST /api/desk/prices/rules/1/end', { reason })
    assert.equal((await approve(numberIn(again))).code, 'RULE_ENDED')
  })

  test('a commission is tried, approved, written on the order beside its price, and read by finance', async () => {
    const { draft, words, trial } = await draftOf({ commission: '۲٫۵' })
    assert.equal(words[0], 'تأمین‌کننده ۲٫۵ درصد بهای پایه کمیسیون می‌دهد؛ مسافر همان قیمت را می‌پردازد.')
    assert.match(
      trial.find((line) => line.includes('کمیسیون')) ?? '',
      /^تأمین‌کنندگان در [۱-۹] سفارش، روی هم [\d,]+ تومان کمیسیون می‌دادند\.$/,
    )
    const proposed = await finance.ask('POST /api/desk/prices/rules', { ...draft, reason: 'قرارداد تازه' })
    assert.equal((await approve(numberIn(proposed))).status, 200)
    t.house.clock.advance({ minutes: 6 })
    const { orderNumber, total, listed } = await bought()
    assert.equal(total, listed)
    const record = await orderRecord(t.agency, orderNumber)
    assert.ok(record)
    const [made] = record.rules
    assert.ok(made && made.amount === 0 && made.commission > 0)
    assert.match(
      orderPageView(record, ['finance'], t.house.clock.now()).rules[0]?.name ?? '',
      /^کمیسیون تأمین‌کننده/,
    )
    const { suppliers } = await dayClose(t.agency)
    assert.equal(
      suppliers.reduce((sum, { commission }) => sum + commission, 0),
      made.commission,
    )
    const [rule] = await t.agency.orders.pricing.latest()
    const ending = await finance.ask(`POST /api/desk/prices/rules/${rule?.id}/end`, { reason: 'برای آزمون' })
    assert.equal((await approve(numberIn(ending))).status, 200)
    t.house.clock.advance({ minutes: 2 })
  })

  test('what is no rule is refused with words beside its field, and nothing is proposed', async () => {
    for (const [query, property] of [
      [{}, 'percent'],
      [{ percent: 'دو' }, 'percent'],
      [{ percent: '60', way: 'off' }, 'percent'],
      [{ percent: '2', airline: 'QQ' }, 'airline'],
      [{ percent: '2', origin: 'XXX' }, 'origin'],
      [{ percent: '2', brand: 'nobody' }, 'brand'],
      [{ percent: '2', channel: 'radio' }, 'channel'],
      [{ percent: '2', daysFrom: '9', daysUntil: '3' }, 'daysUntil'],
      [{ percent: '2', day: '1405/13/01' }, 'day'],
      [{ percent: '2', day: '1405/10/01', hour: '25:00' }, 'day'],
      [{ percent: '2', untilDay: '1400/01/01' }, 'untilDay'],
      [{ amount: '۱۱٬۰۰۰٬۰۰۰' }, 'amount'],
      [{ commission: '۳۱' }, 'commission'],
      [{ commission: 'سه' }, 'commission'],
    ] as const) {
      const { fault, found } = await page({ product: 'flight', ...query })
      assert.equal(fault?.property, property, JSON.stringify(query))
      assert.match(fault?.says ?? '', /[\u0600-\u06FF].*\.$/)
      assert.equal(found, undefined)
    }
    for (const [query, property] of [
      [{ product: 'visa' }, 'product'],
      [{ product: 'hotel', airline: 'W5' }, 'airline'],
      [{ product: 'hotel', origin: 'THR' }, 'origin'],
      [{ product: 'insurance', destination: 'IST' }, 'destination'],
    ] as const)
      assert.equal((await page({ percent: '2', ...query })).fault?.property, property)
    const { draft } = await draftOf({ percent: '۲' })
    const odd = { ...draft, airline: 'QQ', reason: 'برای آزمون' }
    assert.equal((await finance.ask('POST /api/desk/prices/rules', odd)).code, 'RULE_AIRLINE')
  })

  test('hotels, tours, experiences and insurance have rules as flights do, each with sums for what it sells', async () => {
    const { products } = await page()
    assert.deepEqual(
      products.map(({ value, unit }) => [value, unit]),
      [
        ['flight', 'صندلی'],
        ['hotel', 'اتاق'],
        ['tour', 'نفر'],
        ['insurance', 'نفر'],
        ['experience', 'بلیت'],
      ],
    )
    const { words } = await draftOf({ product: 'hotel', amount: '۵٬۰۰۰', destination: 'kih' })
    assert.deepEqual(words.slice(0, 2), [
      'بر بهای تأمین‌کننده 5,000 تومان برای هر اتاق افزوده می‌شود.',
      'دربارهٔ: هتل، به \u2066KIH\u2069',
    ])
  })

  test('one that is approved late begins a minute after, and never when it would be over', async () => {
    const { draft } = await draftOf({ amount: '۵٬۰۰۰', way: 'off' })
    assert.equal(draft.amount, -50_000)
    const reason = 'برای آزمون'
    const propose = (more: object) =>
      finance.ask('POST /api/desk/prices/rules', { ...draft, ...more, reason })
    const late = await propose({})
    const endsAt = t.house.clock.now().add({ minutes: 15 }).toString({ smallestUnit: 'second' })
    const over = await propose({ endsAt })
    t.house.clock.advance({ minutes: 20 })
    const approved = t.house.clock.now()
    assert.equal((await approve(numberIn(late))).status, 200)
    const [rule] = await t.agency.orders.pricing.latest()
    const seconds = approved.until(rule?.startsAt ?? approved).total('seconds')
    assert.ok(seconds >= 60 && seconds < 70, String(seconds))
    assert.equal((await approve(numberIn(over))).code, 'RULE_OVER')
  })

  test('a rule is tried on the cheapest that searches found, at the supplier’s price, and on no search of a program', async () => {
    const asked = { origin: { code: 'THR' }, destination: { code: 'KIH' }, dates: ['2026-12-10'], adults: 2 }
    const by = { address: '203.0.113.7' }
    const body = AvailableBody.parse(asked)
    for (let n = 0; n < 2; n += 1) await t.agency.flights.search(body, by)
    await throughChannel(
      async () => 'app',
      () => t.agency.flights.search(body, by),
    )
    await t.agency.flights.search(body)
    const searched = ({ trial }: { readonly trial: readonly string[] }) =>
      trial.slice(trial.findIndex((line) => line.includes('جستجوی هفت روز گذشته')))
    assert.deepEqual(searched(await draftOf({ amount: '۵٬۰۰۰', destination: 'kih' })), [
      'از ۳ جستجوی هفت روز گذشته، ارزان‌ترین قیمت ۳ جستجو را در بر می‌گرفت.',
      'در ۳ جستجو، ارزان‌ترین قیمت میانگین 5,000 تومان گران‌تر دیده می‌شد.',
      'بیشترین تفاوت یک جستجو 5,000 تومان بود.',
    ])
    assert.equal(
      searched(await draftOf({ amount: '۵٬۰۰۰', airline: 'TK' }))[0],
      'از ۳ جستجوی هفت روز گذشته، ارزان‌ترین قیمت ۰ جستجو را در بر می‌گرفت.',
    )
    assert.equal(
      searched(await draftOf({ amount: '۵٬۰۰۰', destination: 'kih', channel: 'app' }))[0],
      'از ۳ جستجوی هفت روز گذشته، ارزان‌ترین قیمت ۱ جستجو را در بر می‌گرفت.',
    )
    t.house.clock.advance({ hours: 7 * 24 })
    const { trial } = await draftOf({ amount: '۵٬۰۰۰' })
    assert.equal(trial.at(-1), 'از هفت روز گذشته جستجویی نمانده است که قاعده با آن سنجیده شود.')
  })
})
