import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { all } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import { Results } from '#flights/responses.ts'
import { rial } from '#money/rial.ts'
import type { Offers } from '#resellers/calls.ts'
import { throughChannel } from '#server/channel-here.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { contact, sara, submitLine } from '#testing/flights/buying.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'
import { openedAsApp } from '#web/install/keep-early.ts'

const toMashhad = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'] }
const more = 1_230_000

suite('prices by the channel that somebody buys through', () => {
  let t: TestAgency
  let people = 0
  before(async () => {
    t = await openTestAgency()
  })
  after(() => t[Symbol.asyncDispose]())
  afterEach(() => endRules({ house: t.house, orders: t.agency.orders }))

  const admitted = () => t.admit(`+98914${String(++people).padStart(7, '0')}`)
  const ruled = (channel: SalesChannel) =>
    ruleIn({ house: t.house, orders: t.agency.orders }, { channel, amount: rial(more) })

  /** As a browser with these headers searches. */
  async function found(headers: Readonly<Record<string, string>> = {}) {
    const { statusCode, body } = await t.house.app.inject({
      method: 'POST',
      url: '/api/flight-catalog/FlightCatalog/Available',
      headers,
      payload: toMashhad,
    })
    assert.equal(statusCode, 200, body)
    return Results.parse((JSON.parse(body) as { data: unknown }).data)
  }
  const pricesOf = ({ proposals }: Pick<Results, 'proposals'>) =>
    new Map(proposals.filter(({ seat }) => seat > 0).map((one) => [one.proposalId, one.totalPrice]))

  /** The same offers, each dearer by so much. */
  function assertDearer(plain: Pick<Results, 'proposals'>, other: Pick<Results, 'proposals'>, by: number) {
    const before = pricesOf(plain)
    const now = [...pricesOf(other)].filter(([id]) => before.has(id))
    assert.ok(now.length > 10)
    for (const [id, price] of now) assert.equal(price - (before.get(id) ?? 0), by)
  }

  /** The day's lowest price as the calendar has it. */
  async function calendarIn(channel: SalesChannel) {
    const place = (code: string) => ({ code, kind: 'CityCode' as const })
    const asked = { from: '2026-12-03', days: 1, adults: 1, children: 0, infants: 0 }
    const { days } = await throughChannel(
      async () => channel,
      () => t.agency.flights.calendar({ origin: place('THR'), destination: place('MHD'), ...asked }),
    )
    return days[0]?.lowest
  }

  /** What the bank would take for the first open offer of a list, by whoever submits it, from wherever. */
  async function atBank({ requestId, proposals }: Results, by: SignedIn) {
    const offer = proposals.find(
      ({ seat, flightGroups: [group] }) => seat > 0 && !/99\d\d$/.test(group?.flightNumber ?? ''),
    )
    assert.ok(offer)
    const body = { requestId, proposalId: offer.proposalId, passengers: [sara], contact }
    const { status, text, data } = await t.ask(submitLine, { by: by.token, body })
    assert.equal(status, 200, text)
    const { orderId } = Submitted.parse(data)
    await t.agency.orders.approve(orderId, by.userId)
    const { amount } = await t.agency.orders.payable(orderId, by.userId)
    assert.equal(amount, offer.totalPrice)
    const [row] = await all(
      t.house.database,
      sql<{ sold_through: string }>`select sold_through from orders."order" where id = ${orderId}`,
    )
    await t.agency.orders.cancel(orderId, by.userId)
    return row?.sold_through
  }

  test('our app reads its own price, and pays it from a browser as well', async () => {
    const plain = await found()
    await ruled('app')
    const ofApp = await found({ 'user-agent': 'Mozilla/5.0 ParastooApp/1.0 (android)' })
    assertDearer(plain, ofApp, more)
    assertDearer(plain, await found({ cookie: `theme=dark; ${openedAsApp}` }), more)
    assert.equal(await calendarIn('app'), Math.min(...pricesOf(ofApp).values()))
    assert.equal(await calendarIn('site'), Math.min(...pricesOf(plain).values()))
    assertDearer(plain, await found(), 0)
    assert.equal(await atBank(ofApp, await admitted()), 'site')
    assert.equal(await atBank(await found(), await admitted()), 'site')
  })

  test('an agency’s people read their own price, wherever they come from', async () => {
    const by = await admitted()
    const { join } = await agencyOnCredit(
      { database: t.house.database, agencies: t.agency.agencies },
      { limit: 1 },
    )
    await join(by.userId, { role: 'seller' })
    const plain = await found()
    await ruled('agency')
    const authorization = `Bearer ${by.token}`
    const theirs = await found({ authorization, 'user-agent': 'ParastooApp/1.0 (ios)' })
    assertDearer(plain, theirs, more)
    assertDearer(plain, await found({ authorization: `Bearer ${(await admitted()).token}` }), 0)
    assert.equal(await atBank(theirs, by), 'agency')
  })

  test('a marketplace is told the price that whoever follows its link reads and pays', async () => {
    const plain = await found()
    await ruled('marketplace')
    const told = await t.house.app.inject({
      method: 'POST',
      url: '/api/resellers/safarbin/Search',
      headers: { 'x-reseller-key': 'house-simulator-marketplace' },
      payload: toMashhad,
    })
    const { offers } = told.json<{ data: Offers }>().data
    assertDearer(plain, { proposals: offers }, more)
    const { pathname, search } = new URL(offers[0]?.link ?? '')
    const { headers } = await t.house.app.inject({ method: 'GET', url: pathname + search })
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
    assert.match(cookie, /^cameBy=/)
    const come = await found({ cookie })
    assertDearer(plain, come, more)
    await atBank(come, await admitted())
    assertDearer(plain, await found(), 0)
  })

  test('pages that remember prices tell each channel its own, whoever came first', async () => {
    await ruled('app')
    const lowest = async (channel: SalesChannel) => {
      const { destinations } = await throughChannel(
        async () => channel,
        () => t.agency.storefront.destinations('domestic'),
      )
      const { facts } = await throughChannel(
        async () => channel,
        () => t.agency.storefront.landing({ cityCode: 'MHD' }),
      )
      const listed = destinations.find(({ cityCode }) => cityCode === 'MHD')?.lowest ?? 0
      return [listed, facts.weekdays?.cheapest.mean ?? 0]
    }
    const [[ofApp = 0, onApp = 0], [ofSite = 0, onSite = 0]] = [await lowest('app'), await lowest('site')]
    assert.deepEqual([ofApp - ofSite, onApp - onSite], [more, more])
  })

  test('what is bought directly has a price of its own, and ends with its rule for later searches alone', async () => {
    const plain = await found()
    await ruled('site')
    const direct = await found()
    assertDearer(plain, direct, more)
    assertDearer(plain, await found({ 'user-agent': 'ParastooApp/1.0' }), 0)
    await endRules({ house: t.house, orders: t.agency.orders })
    assertDearer(plain, await found(), 0)
    assert.equal(await atBank(direct, await admitted()), 'site')
  })
})
