import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { Submitted } from '#flights/booking/order-response.ts'
import { FlightDetail, Results } from '#flights/responses.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { contact, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

const price = 25_000_000

suite('bags that Duffel sells', () => {
  let simulator: DuffelSimulator
  let t: TestFlights

  before(async () => {
    const now = () => t.house.clock.now()
    simulator = await openDuffelSimulator({ port: 0, now })
    t = await openTestFlights([
      openDuffel({
        baseUrl: simulator.url,
        token,
        email: 'tickets@example.com',
        now,
        rates: firstRates.onSale,
      }),
    ])
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    await simulator.close()
  })

  async function chosen(destination: string, number: string) {
    t.house.clock.set(t.house.clock.now().add({ minutes: 5 }))
    const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
      origin: { code: 'IKA', kind: 'AirportCode' },
      destination: { code: destination, kind: 'AirportCode' },
      dates: ['2026-12-03'],
    })
    const { requestId } = Results.parse(told.data)
    for await (const { proposals } of t.flights.more({ requestId })) {
      const found = proposals.find(({ flightGroups }) => flightGroups[0]?.flightNumber === number)
      if (found === undefined) continue
      const asked = { requestId, proposalId: found.proposalId }
      const line = 'POST /api/flight-catalog/FlightCatalog/FlightDetail'
      const { bags } = FlightDetail.parse((await t.ask(line, asked)).data)
      return { asked, proposal: found, bags }
    }
    throw new Error(`${number} is not offered`)
  }

  test('is told with whose word it is, bought with the ticket, and paid to Duffel whole', async () => {
    const { asked, proposal, bags } = await chosen('LHR', 'QR 483')
    assert.deepEqual(bags[0]?.bags, [{ id: '1pc23', kg: 23, pieces: 1, price }])
    assert.equal(bags[0]?.source, 'پاسخ همین حالای دافل')
    const userId = await t.user()
    const bag = { passenger: 0, leg: 0, bagId: '1pc23', price }
    const told = await t.ask(submitLine, { ...asked, passengers: [saraAbroad], contact, bags: [bag] }, userId)
    assert.equal(told.status, 200, told.text)
    const { orderId, totalPrice } = Submitted.parse(told.data)
    assert.equal(totalPrice, proposal.totalPrice + price)
    assert.deepEqual(simulator.books.all(), [], 'what has a bag is not held, but bought when it is paid')
    const { order } = await t.orders.approve(orderId, userId)
    assert.equal(order.total, totalPrice)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
    await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
    await t.orders.work.issue(orderId)
    assert.equal((await t.orders.order(orderId))?.status, 'issued')
    const [there] = simulator.books.all()
    assert.equal(there?.services?.length, 1)
    assert.equal(order.total, ((there?.price.total ?? 0) * 1_250_000) / 100)
    const issued = await t.flights.product.issue(orderId)
    assert.equal(issued.kind === 'issued' && issued.supplierPayable, totalPrice, 'nothing of it is ours')
    const { items } = await t.flights.product.refundTerms(orderId)
    assert.deepEqual(
      items.map(({ total, extra }) => [total, extra]),
      [[totalPrice, 'یک بستهٔ ۲۳ کیلویی بار اضافه']],
    )
  })

  test('a price of the traveller’s own is refused, and nothing is sent', async () => {
    const { asked } = await chosen('LHR', 'QR 483')
    const before = simulator.books.all().length
    const bag = { passenger: 0, leg: 0, bagId: '1pc23', price: 10 }
    const body = { ...asked, passengers: [saraAbroad], contact, bags: [bag] }
    const told = await t.ask(submitLine, body, await t.user())
    assert.equal(told.status, 400)
    assert.match(told.text, /قیمت این بار اضافه عوض شده است/)
    assert.equal(simulator.books.all().length, before)
  })
})
