import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { Results } from '#flights/responses.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { grouped } from '#money/formatted.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { contact, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'
import { earnedBy } from '#testing/flights/suppliers/selling.ts'
import { openTestRates, type TestRates } from '#testing/money/selling-rates.ts'

const day = '2026-11-21'
const dollar = (rialAUnit: number, setOn = day) => ({ currency: 'USD', rialAUnit, setOn }) as const
const anyRate = fc.integer({ min: 300_000, max: 3_000_000 })

/** Held, bought when it is paid, and with a penalty that is asked for at the refund. */
const flights = [
  ['GYD', 'J2 8008'],
  ['GYD', 'J2 8191'],
  ['DXB', 'FZ 1930'],
] as const

suite('a flight priced by the day’s rate', () => {
  let simulator: DuffelSimulator
  let t: TestFlights
  let rates: TestRates

  before(async () => {
    const now = () => t.house.clock.now()
    simulator = await openDuffelSimulator({ port: 0, now })
    rates = openTestRates()
    const access = { baseUrl: simulator.url, token, email: 'tickets@example.com' }
    t = await openTestFlights([openDuffel({ ...access, now, rates: rates.onSale })], {}, rates)
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await simulator.close()
  })

  async function search(destination: string) {
    t.house.clock.advance({ minutes: 5 })
    const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
      origin: { code: 'IKA', kind: 'AirportCode' },
      destination: { code: destination, kind: 'AirportCode' },
      dates: ['2026-12-03'],
    })
    const { requestId } = Results.parse(told.data)
    const offers: Proposal[] = []
    for await (const { proposals } of t.flights.more({ requestId })) offers.push(...proposals)
    return { requestId, offers }
  }

  async function offered([destination, number]: readonly [string, string]) {
    const { requestId, offers } = await search(destination)
    const found = offers.find(({ flightGroups }) => flightGroups[0]?.flightNumber === number)
    if (found === undefined) throw new Error(`${number} is not offered`)
    return { requestId, proposalId: found.proposalId, price: found.totalPrice }
  }

  async function submitted({ requestId, proposalId }: Awaited<ReturnType<typeof offered>>) {
    const userId = await t.user()
    const body = { requestId, proposalId, passengers: [saraAbroad], contact }
    return { userId, told: await t.ask(submitLine, body, userId) }
  }

  const captured = (orderId: string, amount: number) =>
    t.house.database
      .transaction()
      .execute((trx) =>
        t.orders.captured(trx, { attemptId: randomUUID(), orderId, gatewayId: 1, amount: amount as never }),
      )
  const refundedThere = (orderId: string) =>
    all<{ refund: number | null; penalty: number | null }>(
      t.house.database,
      sql`select refund, penalty from flights.supplier_refunds where key like ${`${orderId}.%`}`,
    )

  test('whenever the rate changes, what was listed is held, paid, issued and given back', async () => {
    const history = fc.array(fc.option(anyRate, { nil: undefined }), { minLength: 5, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...flights), anyRate, history, async (flight, first, entered) => {
        rates.enter(dollar(first))
        const moment = (at: number) => entered[at] !== undefined && rates.enter(dollar(entered[at]))
        const listed = await offered(flight)
        const { requestId, proposalId } = listed
        const { foreign: words } = await t.flights.detail({ requestId, proposalId })
        assert.match(words[0]?.rate ?? '', new RegExp(`^هر دلار .*${grouped(first)}`, 'u'))
        moment(0)
        const { userId, told } = await submitted(listed)
        assert.equal(told.status, 200, told.text)
        const { orderId, totalPrice } = Submitted.parse(told.data)
        assert.equal(totalPrice, listed.price)
        const [foreign, ...others] = await t.orders.foreignPricesOf(orderId)
        assert.deepEqual([foreign?.rialAUnit, foreign?.setOn, others], [first, day, []])
        const worth = ((foreign?.minor ?? 0) * first) / 100
        assert.ok(listed.price >= worth && listed.price - worth < 50, 'as many rial as its dollars are')
        moment(1)
        const { order, priceChange } = await t.orders.approve(orderId, userId)
        assert.deepEqual([order.total, priceChange], [listed.price, null], 'the list’s price is the bank’s')
        moment(2)
        await captured(orderId, order.total)
        moment(3)
        await t.orders.work.issue(orderId)
        assert.equal((await t.orders.order(orderId))?.status, 'issued')
        const earned = { total: listed.price, payable: listed.price, revenue: 0 }
        assert.deepEqual(await earnedBy(t, orderId), earned)
        const last = entered.slice(0, 4).findLast((rate) => rate !== undefined) ?? first
        const fell = Math.max(0, Math.trunc(((foreign?.minor ?? 0) * (first - last)) / 1000) * 10)
        assert.equal(await t.wallet.balanceOf(userId), fell, 'the difference is back, and nothing beside it')
        moment(4)
        const { legs, items } = await t.orders.refundTermsOf(orderId, userId)
        if (flight[1] === 'FZ 1930') {
          const kept = Math.ceil((50 * first * 100) / (items[0]?.base ?? 1))
          assert.deepEqual(legs[0]?.ladders[0]?.steps, [{ percent: Math.min(100, kept) }])
        }
        await t.house.database
          .transaction()
          .execute((trx) => t.orders.refunded(trx, orderId, [{ passenger: 0, leg: 0 }]))
        await t.flights.work.settleSuppliers()
        const [back] = await refundedThere(orderId)
        assert.equal((back?.refund ?? 0) + (back?.penalty ?? 0), listed.price, 'never more than was paid')
      }),
      { numRuns: 5 },
    )
    const books = sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from wallet.posting`
    assert.equal((await one(t.house.database, books)).sum, 0)
  })

  test('a new rate prices what is searched from then on', async () => {
    rates.enter(dollar(1_000_000))
    const before = await offered(flights[0])
    rates.enter(dollar(1_500_000))
    assert.equal((await offered(flights[0])).price, before.price * 1.5)
  })

  test('the airline’s own new price is dearer by the order’s rate, not by the house’s newer one', async () => {
    rates.enter(dollar(1_000_000))
    const listed = await offered(['GYD', 'J2 8182'])
    rates.enter(dollar(2_000_000))
    const { userId, told } = await submitted(listed)
    const { orderId } = Submitted.parse(told.data)
    const { priceChange } = await t.orders.approve(orderId, userId)
    assert.deepEqual([priceChange?.old, priceChange?.difference], [listed.price, 10_000_000])
    const [was] = await t.orders.foreignPricesOf(orderId)
    const agreedTotal = priceChange?.new as never
    const { order } = await t.orders.approve(orderId, userId, { agreedTotal })
    assert.equal(order.status, 'approved')
    const now = await t.orders.foreignPricesOf(orderId)
    assert.deepEqual(now, [{ ...was, minor: (was?.minor ?? 0) + 1000 }], 'ten dollars more by the same rate')
  })

  test('by a rate that grew too old nothing is listed, and what was listed is not held', async () => {
    rates.enter(dollar(1_250_000))
    const listed = await offered(flights[0])
    rates.oldest = '2026-11-22'
    assert.deepEqual((await search('GYD')).offers, [])
    const before = simulator.books.all().length
    const { told } = await submitted(listed)
    assert.equal(told.status, 409)
    assert.match(told.text, /نرخ تازهٔ آن ارز هنوز به ما نرسیده است/)
    assert.equal(simulator.books.all().length, before, 'nobody was asked to hold it')
    rates.enter(dollar(1_250_000, '2026-11-22'))
    assert.equal((await offered(flights[0])).price, listed.price)
    rates.oldest = undefined
    t.house.clock.set(sampleNow)
  })
})
