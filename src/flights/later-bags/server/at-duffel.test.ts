import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { one } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import { flightCalls } from '#flights/calls.ts'
import { laterBagCalls } from '#flights/later-bags/later-bag-calls.ts'
import { loader } from '#flights/later-bags/web/payment-page.server.ts'
import { Results } from '#flights/responses.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import type { DuffelFault } from '#simulators/duffel/weather.ts'
import { contact, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { firstRates } from '#testing/money/selling-rates.ts'
import { bookFaults } from '#wallet/server/books.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const price = 31_250_000

suite('bags after the ticket that Duffel sells', () => {
  let simulator: DuffelSimulator
  let t: TestFlights

  before(async () => {
    const now = () => t.house.clock.now()
    simulator = await openDuffelSimulator({ port: 0, now })
    const access = { baseUrl: simulator.url, token, email: 'tickets@example.com', now }
    t = await openTestFlights([openDuffel({ ...access, rates: firstRates.onSale })])
    await t.orders.listProducts()
  })
  afterEach(() => simulator.faults.clear())
  after(async () => {
    await t[Symbol.asyncDispose]()
    await simulator.close()
  })

  async function paid(orderId: string): Promise<void> {
    const order = await t.orders.order(orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
    await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
    await t.orders.work.issue(orderId)
  }

  async function ticketed() {
    t.house.clock.set(t.house.clock.now().add({ minutes: 5 }))
    const found = await t.ask(flightCalls.available.line, {
      origin: { code: 'IKA', kind: 'AirportCode' },
      destination: { code: 'LHR', kind: 'AirportCode' },
      dates: ['2026-12-03'],
    })
    const { requestId } = Results.parse(found.data)
    const userId = await t.user()
    for await (const { proposals } of t.flights.more({ requestId })) {
      const proposal = proposals.find(({ flightGroups }) => flightGroups[0]?.flightNumber === 'QR 483')
      if (proposal === undefined) continue
      const body = { requestId, proposalId: proposal.proposalId, passengers: [saraAbroad], contact }
      const { orderId } = Submitted.parse((await t.ask(submitLine, body, userId)).data)
      await t.orders.approve(orderId, userId)
      await paid(orderId)
      const { ref } = await one(
        t.house.database,
        sql<{ ref: string }>`select ref from flights.supplier_orders where order_id = ${orderId}`,
      )
      return { orderId, userId, there: () => simulator.books.order(ref) }
    }
    throw new Error('QR 483 is not offered')
  }

  type Ticketed = Awaited<ReturnType<typeof ticketed>>

  const submit = ({ orderId, userId }: Ticketed, asked = price) =>
    t.ask(
      laterBagCalls.submitLaterBags.line,
      { orderId, leg: 0, bags: [{ passenger: 0, bagId: '1pc23', price: asked }] },
      userId,
    )

  async function agreed(mine: Ticketed): Promise<string> {
    const told = await submit(mine)
    assert.equal(told.status, 200, told.text)
    return laterBagCalls.submitLaterBags.answer.parse(told.data).orderId
  }

  const statusOf = async (orderId: string) => (await t.orders.order(orderId))?.status

  test('is asked for there, bought once at its price, and owed to Duffel whole', async () => {
    const mine = await ticketed()
    const told = await t.flights.laterBags.onSale({ ...mine, leg: 0 })
    assert.deepEqual(told.people[0]?.bags, [{ id: '1pc23', kg: 23, pieces: 1, price }])
    assert.match(told.refundSays, /پس گرفته نمی‌شود/)
    const bags = await agreed(mine)
    assert.equal(mine.there()?.later, undefined, 'nothing is sent before it is paid')
    await paid(bags)
    assert.equal(await statusOf(bags), 'issued')
    assert.equal(mine.there()?.later?.length, 1)
    const issued = await t.flights.laterBags.product.issue(bags)
    assert.equal(issued.kind === 'issued' && issued.supplierPayable, price)
    assert.equal(mine.there()?.later?.length, 1, 'asked again it is not bought again')
    const [foreign] = await t.orders.foreignPricesOf(bags)
    assert.equal(foreign?.minor, 2500)
    const { legs } = await t.flights.travelDay(mine.orderId, mine.userId)
    assert.equal(legs[0]?.bags[0]?.extra, 'یک بستهٔ ۲۳ کیلویی')
  })

  test('its payment page says which foreign price it is of, and by which rate', async () => {
    const mine = await ticketed()
    const orderId = await agreed(mine)
    const context = new RouterContextProvider()
    const payments = { choice: async () => [], latestOf: async () => undefined }
    const { orders, flights, wallet, house } = t
    context.set(agencyContext, { orders, flights, wallet, payments, clock: house.clock, log: house.log })
    context.set(visitorContext, { kind: 'user', userId: mine.userId, sessionId: 'test' })
    const { foreign } = await loader({ params: { orderId }, context } as unknown as LoaderFunctionArgs)
    const prices = await t.orders.foreignPricesOf(orderId)
    assert.equal(prices.length, 1)
    assert.deepEqual(foreign, prices.map(foreignWords))
  })

  for (const fault of ['services-sold-out', 'services-dearer', 'services-declined'] as const)
    test(`${fault}: nothing is bought and the money is back in the wallet`, async () => {
      const mine = await ticketed()
      const bags = await agreed(mine)
      simulator.faults.order(fault, 1)
      await paid(bags)
      assert.equal(await statusOf(bags), 'failed')
      assert.equal(mine.there()?.later, undefined)
      assert.equal(await t.wallet.balanceOf(mine.userId), price)
      assert.equal(await statusOf(mine.orderId), 'issued', 'the ticket stands')
      assert.equal((await submit(mine, fault === 'services-dearer' ? 37_500_000 : price)).status, 200)
    })

  test('a lost answer is found among what stands there, and is bought once', async () => {
    const mine = await ticketed()
    const bags = await agreed(mine)
    simulator.faults.order('services-lost', 1)
    await paid(bags)
    assert.equal(await statusOf(bags), 'issued')
    assert.equal(mine.there()?.later?.length, 1)
  })

  test('a price of the traveller’s own is refused, and nothing is kept', async () => {
    const mine = await ticketed()
    const told = await submit(mine, 10)
    assert.equal(told.status, 400)
    assert.match(told.text, /قیمت این بار اضافه عوض شده است/)
  })

  test('whatever goes wrong there is one bag for the money, or the money back, once', async () => {
    const weathers: readonly (readonly (readonly [DuffelFault, number])[])[] = [
      [['retrieve-down', 2]],
      [['services-busy', 3]],
      [
        ['services-booked500', 1],
        ['retrieve-down', 2],
      ],
      [
        ['services-lost', 1],
        ['retrieve-garbage', 3],
      ],
      [['services-garbage', 1]],
      [
        ['services-timeout', 1],
        ['retrieve-down', 1],
        ['services-sold-out', 1],
      ],
    ]
    for (const weather of weathers) {
      const mine = await ticketed()
      const bags = await agreed(mine)
      for (const [fault, times] of weather) simulator.faults.order(fault, times)
      await paid(bags)
      for (let tries = 0; tries < 20 && (await statusOf(bags)) === 'issuing'; tries += 1) {
        t.house.clock.set(t.house.clock.now().add({ minutes: 1 }))
        await t.orders.work.issue(bags)
      }
      simulator.faults.clear()
      await t.orders.work.issue(bags)
      const status = await statusOf(bags)
      const [bought, back] = [mine.there()?.later?.length ?? 0, await t.wallet.balanceOf(mine.userId)]
      const said = `${JSON.stringify(weather)} ${status}`
      assert.deepEqual([bought, back], status === 'issued' ? [1, 0] : [0, price], said)
      assert.ok(status === 'issued' || status === 'failed', said)
    }
    assert.deepEqual(await bookFaults(t.house.database), [])
  })

  test('one that stands there after its order ended is the desk’s, and the money is back', async () => {
    const mine = await ticketed()
    const bags = await agreed(mine)
    await paid(bags)
    // as if the answer, and every look after it, had been lost
    const backwards = sql`update flights.later_bag_orders set state = 'asking', issued_at = null where order_id = ${bags}`
    await assert.rejects(backwards.execute(t.house.database), /may not go from issued to asking/)
    await t.house.database.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`update flights.later_bag_orders set state = 'unsure', issued_at = null where order_id = ${bags}`.execute(
        trx,
      )
    })
    assert.equal(await t.flights.work.settleLaterBags(), 1)
    const { state, tasks } = await one(
      t.house.database,
      sql<{ state: string; tasks: number }>`
        select state, (select count(*)::int from promises.promise
          where order_id = ${bags} and kind = 'supplier-cancelled-by-hand') as tasks
        from flights.later_bag_orders where order_id = ${bags}`,
    )
    assert.deepEqual([state, tasks], ['by-hand', 1])
    assert.equal(await t.flights.work.settleLaterBags(), 0)
    assert.equal(mine.there()?.later?.length, 1)
  })
})
