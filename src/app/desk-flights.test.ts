import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { all, one } from '#database/database.ts'
import { dayUnread } from '#desk/day-in-field.ts'
import { waiverTyped } from '#desk/server/waivers/waiver-typed.ts'
import { loader } from '#desk/web/flights/flights-page.server.ts'
import { loader as waiverLoader } from '#desk/web/waivers/waivers-page.server.ts'
import { airlineOf } from '#places/airlines.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { agencyContext } from '#web/page-context.server.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'

suite('flights that change, at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let owner: Owner
  let support: TestStaff
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    beside = secondConnections(t.house)
    owner = await ownerIn(t)
    support = await staffIn(t, ['support'])
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  async function bought() {
    const [journey] = await t.agency.orders.journeysOf(owner.things.issuedOrder)
    assert.ok(journey)
    const date = journey.departsLocal.toPlainDate()
    const flightNumber = journey.flightNumber.replace(' ', '')
    const named = { flightNumber, date: date.toString(), reason: 'خبر ایرلاین، تلفنی' }
    return { flight: { flightNumber, date }, named, subject: `${flightNumber} ${date}` }
  }
  test('a flight that is nobody’s is refused on the page in words', async () => {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL('http://localhost:3000/desk/flights?number=W59&what=cancelled')
    const asked = { request: new Request(url), context, params: {}, pattern: '/desk/flights', url } as const
    assert.match((await loader(asked)).fault?.says ?? '', /^[^A-Z_]+\.$/)
    const day = new URL(`${url}&day=${encodeURIComponent('فردا')}`)
    const unread = (await loader({ ...asked, request: new Request(day), url: day })).fault
    assert.deepEqual(unread, { property: 'day', says: dayUnread })
  })

  test('what is wrong with the days of a waiver is said at its field', async () => {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const faultOf = async (query: string) => {
      const url = new URL(`http://localhost:3000/desk/waivers?which=W5&${query}`)
      const view = await waiverLoader({
        request: new Request(url),
        context,
        params: {},
        pattern: '/desk/waivers',
        url,
      })
      return view.fault?.property
    }
    assert.equal(await faultOf('from=1405-09-10&until=1405-09-09'), 'until')
    assert.equal(await faultOf('from=1405-09-10&until=1405-09-11&askUntil=x'), 'askUntil')
    assert.equal(await faultOf('from=1405-09-10&until=1405-09-11'), undefined)
  })

  const sent = async () =>
    (
      await all(
        t.house.database,
        sql<{ template: string }>`select template from messages.outbox
          where template in ('flight-late', 'flight-new-time', 'flight-cancelled', 'hold-cancelled') order by template`,
      )
    ).map(({ template }) => template)
  const entriesOf = async (subject: string | null) =>
    (
      await all(
        t.house.database,
        sql<{ action: string }>`select action from desk.audit
          where subject_kind = 'departure' and (${subject}::text is null or subject_id = ${subject}) order by n`,
      )
    ).map(({ action }) => action)
  async function refundable() {
    const line = refundCalls.refundable.line.replace('{orderId}', owner.things.issuedOrder)
    return refundCalls.refundable.answer.parse((await t.ask(line, { by: owner.buyer.token })).data).items
  }

  test('what a change would touch is counted, and nothing is changed by it', async () => {
    const { flight } = await bought()
    const { effectsOf } = t.agency.disruptions
    const items = await refundable()
    const paid = items.reduce((sum, item) => sum + item.paid, 0)
    assert.ok(paid > 0 && items.some(({ penalty }) => penalty > 0))
    const cancelled = await effectsOf(flight, { kind: 'cancelled' })
    assert.deepEqual(
      [cancelled.orders, cancelled.people, cancelled.holds, cancelled.comesBack, cancelled.status],
      [1, items.length, 3, paid, undefined],
    )
    assert.deepEqual(cancelled.messages, [
      { template: 'flight-cancelled', count: 1 },
      { template: 'hold-cancelled', count: 3 },
    ])
    const short = await effectsOf(flight, { kind: 'moved', minutes: 120 })
    assert.deepEqual([short.comesBack, short.messages], [0, [{ template: 'flight-new-time', count: 1 }]])
    const long = await effectsOf(flight, { kind: 'moved', minutes: 121 })
    assert.deepEqual([long.comesBack, long.messages], [paid, [{ template: 'flight-late', count: 1 }]])
    assert.deepEqual((await effectsOf(flight, { kind: 'aircraft' })).messages, [])
    await assert.rejects(effectsOf({ ...flight, flightNumber: 'W59' }, { kind: 'cancelled' }), {
      code: 'FLIGHT_UNKNOWN',
    })
    assert.deepEqual(await sent(), [])
    assert.deepEqual(await refundable(), items)
  })

  test('a delay is declared by one with a reason; what is refused leaves no entry', async () => {
    const { named, subject } = await bought()
    const delay = (more: object) => support.ask('POST /api/desk/flights/delay', { ...named, ...more })
    assert.equal((await delay({ minutes: 45, reason: 'نه' })).status, 400)
    assert.equal((await delay({ minutes: 0 })).code, 'ODD_DELAY')
    assert.equal((await delay({ minutes: 45, flightNumber: 'W59' })).code, 'FLIGHT_UNKNOWN')
    assert.equal((await delay({ minutes: 45, date: '2026-02-31' })).code, 'FLIGHT_DAY_INVALID')
    assert.deepEqual(await entriesOf(null), [])
    const { status, data } = await delay({ minutes: 45 })
    assert.deepEqual([status, data], [200, { orders: 1 }])
    assert.deepEqual(await sent(), ['flight-new-time'])
    const aircraft = { ...named, aircraft: 'ایرباس ۳۲۰' }
    assert.equal((await support.ask('POST /api/desk/flights/aircraft', aircraft)).status, 200)
    const { flight } = await bought()
    const { status: declared } = await t.agency.disruptions.effectsOf(flight, { kind: 'aircraft' })
    assert.deepEqual(declared, { isCancelled: false, minutes: 45, aircraft: 'ایرباس ۳۲۰' })
    assert.equal((await support.ask('POST /api/desk/flights/on-time', named)).status, 200)
    assert.deepEqual(await entriesOf(subject), ['flight.moved', 'flight.aircraft', 'flight.on-time'])
  })

  test('a flight that was moved to another day is named by the day it was sold for, and that is said', async () => {
    const { flight, named } = await bought()
    const minutes = 24 * 60
    const next = { ...flight, date: flight.date.add({ days: 1 }) }
    assert.deepEqual((await t.agency.disruptions.effectsOf(next, { kind: 'aircraft' })).movedHere, [])
    assert.equal((await support.ask('POST /api/desk/flights/delay', { ...named, minutes })).status, 200)
    const days = (await t.agency.disruptions.effectsOf(next, { kind: 'aircraft' })).movedHere.map(String)
    assert.deepEqual(days, [flight.date.toString()])
    await sql`
      insert into flights.departures (day_id, airline_id, flight_number, aircraft, date, departs_local, arrives_local, departs_at, duration_minutes)
      select day_id, airline_id, 7, aircraft, date, departs_local, arrives_local, departs_at, duration_minutes
      from flights.departures where date = ${flight.date} limit 1`.execute(t.house.database)
    const { code } = await one(
      t.house.database,
      sql<{ code: string }>`select airline_id as code from flights.departures where flight_number = 7`,
    )
    const rare = { ...flight, flightNumber: `${airlineOf(code).iata}7` }
    await t.agency.disruptions.delayed(rare, minutes)
    const { effectsOf } = t.agency.disruptions
    await assert.rejects(effectsOf({ ...rare, date: next.date }, { kind: 'cancelled' }), {
      code: 'FLIGHT_MOVED',
    })
    assert.equal((await support.ask('POST /api/desk/flights/on-time', named)).status, 200)
  })

  test('a waiver is counted, decided on by two, declared once, and everybody on it is told', async () => {
    const { flight } = await bought()
    const finance = await staffIn(t, ['finance'])
    const items = await refundable()
    const [paid, penalty] = (['paid', 'penalty'] as const).map((of) =>
      items.reduce((sum, one) => sum + one[of], 0),
    )
    const day = flight.date.toString()
    const waiver = { which: flight.flightNumber, from: day, until: day, soldBefore: null, askUntil: null }
    const terms = { ...waiver, kind: 'emergency' as const, charters: true }
    const effects = await t.agency.disruptions.waiverEffectsOf(waiverTyped(terms))
    assert.deepEqual(
      [effects.orders, effects.people, effects.comesBack, effects.penalties, effects.messages],
      [1, items.length, paid, penalty, { template: 'penalty-waived', count: 1 }],
    )
    const before = waiverTyped({ ...terms, from: '2020-01-01', until: '2020-01-02' })
    assert.equal((await t.agency.disruptions.waiverEffectsOf(before)).orders, 0)
    assert.deepEqual(await refundable(), items)

    const propose = (more: object) =>
      support.ask('POST /api/desk/waivers', { ...terms, reason: 'بخشنامهٔ سازمان هواپیمایی', ...more })
    assert.equal((await propose({ from: day, until: '2020-01-01' })).code, 'WAIVER_ENDS_FIRST')
    assert.equal((await propose({ from: '2026-02-31' })).code, 'WAIVER_DAY_INVALID')
    assert.equal((await propose({ which: 'هما' })).status, 400)
    assert.equal((await propose({})).status, 200)
    const [proposal] = (await finance.ask('GET /api/desk/proposals')).data as {
      id: string
      summary: string[]
    }[]
    assert.ok(proposal)
    assert.match(proposal.summary.join('\n'), /۱ سفارش با .* مسافر؛ ۱ پیام/)
    assert.equal((await support.ask(`POST /api/desk/proposals/${proposal.id}/approve`)).status, 403)
    assert.equal((await finance.ask(`POST /api/desk/proposals/${proposal.id}/approve`)).status, 200)
    while ((await refundable()).some((item) => item.penalty > 0)) await sleep(20)
    await t.agency.disruptions.waived({ ...waiverTyped(terms), decision: `desk-proposal:${proposal.id}` })
    const { waivers, told } = await one(
      t.house.database,
      sql<{ waivers: number; told: number }>`select
        (select count(*)::int from refunds.waiver where decision is not null) as waivers,
        (select count(*)::int from messages.outbox where template = 'penalty-waived') as told`,
    )
    assert.deepEqual([waivers, told], [1, 1])
  })

  test('a flight is cancelled by two: the proposal says the numbers, its approval does it', async () => {
    const { named, flight, subject } = await bought()
    const finance = await staffIn(t, ['finance'])
    const proposed = await support.ask('POST /api/desk/flights/cancellations', named)
    assert.equal(proposed.status, 200, proposed.text)
    const [proposal] = (await finance.ask('GET /api/desk/proposals')).data as {
      id: string
      summary: string[]
    }[]
    assert.ok(proposal)
    assert.match(proposal.summary.join('\n'), /۱ سفارش با .* مسافر[\s\S]*۳ سفارش پرداخت‌نشده/)
    const approve = `POST /api/desk/proposals/${proposal.id}/approve`
    assert.equal((await support.ask(approve)).status, 403)
    assert.notEqual((await t.agency.orders.order(owner.things.openOrder))?.status, 'cancelled')
    assert.equal((await finance.ask(approve)).status, 200)
    assert.equal((await finance.ask(approve)).code, 'PROPOSAL_DECIDED')
    for (let status = ''; status !== 'cancelled'; await sleep(20))
      status = (await t.agency.orders.order(owner.things.openOrder))?.status ?? ''
    while (!(await sent()).includes('flight-cancelled')) await sleep(20)
    assert.ok((await refundable()).every(({ penalty }) => penalty === 0))
    const { status } = await t.agency.disruptions.effectsOf(flight, { kind: 'cancelled' })
    assert.equal(status?.isCancelled, true)
    assert.equal((await entriesOf(subject)).at(-1), 'flight.cancelled')
  })
})
