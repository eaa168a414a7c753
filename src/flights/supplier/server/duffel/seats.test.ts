import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import { Results } from '#flights/responses.ts'
import type { SeatMap, SeatOffer } from '#flights/seats/seat.ts'
import { seatsIn } from '#flights/supplier/seats.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { contact, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { firstRates } from '#testing/money/selling-rates.ts'
import { bookFaults } from '#wallet/server/books.ts'

suite('seats that Duffel sells', () => {
  let simulator: DuffelSimulator
  let t: TestFlights

  before(async () => {
    const now = () => t.house.clock.now()
    simulator = await openDuffelSimulator({ port: 0, now })
    const access = { baseUrl: simulator.url, token, email: 'tickets@example.com' }
    t = await openTestFlights([openDuffel({ ...access, now, rates: firstRates.onSale })])
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
      return { asked, proposal: found, maps: await t.flights.seatMaps(asked) }
    }
    throw new Error(`${number} is not offered`)
  }

  const seatOf = (map: SeatMap | undefined, isWanted: (price: number) => boolean): SeatOffer => {
    const found = seatsIn(map?.cabins ?? []).find(({ prices: [price] }) => price != null && isWanted(price))
    assert.ok(found)
    return found
  }

  function wish(map: SeatMap | undefined, { designator, prices: [price] }: SeatOffer) {
    return { passenger: 0, leg: map?.leg ?? 0, flight: map?.flight ?? 0, designator, price: price ?? 0 }
  }

  async function submitted(asked: object, seats: readonly object[]) {
    const userId = await t.user()
    return {
      userId,
      told: await t.ask(submitLine, { ...asked, passengers: [saraAbroad], contact, seats }, userId),
    }
  }

  async function paid(asked: object, seats: readonly object[]) {
    const { userId, told } = await submitted(asked, seats)
    assert.equal(told.status, 200, told.text)
    const { orderId, totalPrice } = Submitted.parse(told.data)
    const { order } = await t.orders.approve(orderId, userId)
    assert.equal(order.total, totalPrice)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
    await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
    await t.orders.work.issue(orderId)
    return { orderId, userId, totalPrice }
  }

  test('each flight has its own map; what is chosen is in every price and is paid to Duffel whole', async () => {
    const { asked, proposal, maps } = await chosen('LHR', 'TK 871')
    assert.deepEqual(
      maps.map(({ flightNumber, leg, flight }) => [flightNumber, leg, flight]),
      [
        ['TK 871', 0, 0],
        ['TK 1971', 0, 1],
      ],
    )
    const [first, second] = maps
    const dear = wish(
      first,
      seatOf(first, (price) => price > 0),
    )
    const free = wish(
      second,
      seatOf(second, (price) => price === 0),
    )
    const { orderId, userId, totalPrice } = await paid(asked, [dear, free])
    assert.equal(totalPrice, proposal.totalPrice + dear.price)
    assert.equal((await t.orders.order(orderId))?.status, 'issued')
    const there = simulator.books.all().at(-1)
    assert.deepEqual(
      there?.seats?.map(({ designator }) => designator),
      [dear.designator, free.designator],
    )
    assert.equal(totalPrice, ((there?.price.total ?? 0) * 1_250_000) / 100)
    const issued = await t.flights.product.issue(orderId)
    assert.equal(issued.kind === 'issued' && issued.supplierPayable, totalPrice, 'nothing of it is ours')
    const { items } = await t.flights.product.refundTerms(orderId)
    const words = `صندلی ${dear.designator} و ${free.designator}`
    assert.deepEqual(
      items.map(({ total, extra }) => [total, extra]),
      [[totalPrice, words]],
    )
    const { extras } = await t.orders.detailsOf(userId, orderId)
    assert.deepEqual(
      extras.map(({ name, price }) => [name, price]),
      [[`صندلی ${dear.designator} و صندلی ${free.designator}`, dear.price]],
    )
    assert.equal(await t.flights.product.besideInWords(t.house.database, orderId), words)
    assert.deepEqual((await t.flights.verified(orderId, userId)).legs[0]?.seats?.length, 2)
    await assert.rejects(
      sql`update flights.hold_seats set price = 1 where order_id = ${orderId}`.execute(t.house.database),
    )
  })

  test('a flight whose airline tells no map has none, and a seat on it is refused', async () => {
    const { asked, maps } = await chosen('GYD', 'J2 8008')
    assert.deepEqual(maps, [])
    const before = simulator.books.all().length
    const seat = { passenger: 0, leg: 0, flight: 0, designator: '12A', price: 0 }
    const { told } = await submitted(asked, [seat])
    assert.equal(told.status, 400)
    assert.match(told.text, /passengers\.0\.seat\.0\.0.*نقشهٔ صندلی/)
    assert.equal(simulator.books.all().length, before)
  })

  test('a supplier that does not answer tells no map, and its flight is sold without', async () => {
    simulator.faults.order('seats-hang', 1)
    const { maps } = await chosen('IST', 'TK 873')
    assert.deepEqual(maps, [])
  })

  test('a seat that somebody took while the form was filled in is told at that seat', async () => {
    const { asked, maps } = await chosen('IST', 'TK 873')
    const seat = wish(
      maps[0],
      seatOf(maps[0], (price) => price > 0),
    )
    const dearer = await submitted(asked, [{ ...seat, price: seat.price + 10 }])
    assert.match(dearer.told.text, /قیمت این صندلی عوض شده است/)
    simulator.books.takeSeat(`TK 873 2026-12-03 ${seat.designator}`)
    const { told } = await submitted(asked, [seat])
    assert.equal(told.status, 400)
    assert.match(told.text, /passengers\.0\.seat\.0\.0.*این صندلی دیگر آزاد نیست/)
    const [map] = await t.flights.seatMaps(asked)
    const now = seatsIn(map?.cabins ?? []).find(({ designator }) => designator === seat.designator)
    assert.deepEqual(now?.prices, [null], 'the page that is shown again knows it')
  })

  test('one that goes between the payment and the ticket leaves no order there, and all the money here', async () => {
    const { asked, maps } = await chosen('IST', 'TK 871')
    const before = simulator.books.all().length
    simulator.faults.order('seat-taken', 1)
    const { orderId } = await paid(asked, [
      wish(
        maps[0],
        seatOf(maps[0], (price) => price > 0),
      ),
    ])
    assert.equal(simulator.books.all().length, before)
    assert.equal((await t.orders.order(orderId))?.status, 'unissued')
    assert.deepEqual(await bookFaults(t.house.database), [])
    const [row] = await all<{ reason: string }>(
      t.house.database,
      sql`select booking->>'key' as key, reason from flights.supplier_orders where order_id = ${orderId}`,
    )
    assert.match(row?.reason ?? '', /service_not_available/)
  })

  test('nobody has two seats on a flight, and no seat is of somebody who is not in the order', async () => {
    const { asked, maps } = await chosen('IST', 'TK 871')
    const seat = wish(
      maps[0],
      seatOf(maps[0], (price) => price > 0),
    )
    for (const seats of [
      [seat, seat],
      [seat, { ...seat, passenger: 1 }],
    ]) {
      const { told } = await submitted(asked, seats)
      assert.equal(told.status, 400)
    }
  })
})
