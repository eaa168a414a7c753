import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { HOTELS } from '#hotels/catalogue.ts'
import { storedCalls } from '#orders/idempotent-calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { openTestTours, type TestTours, toursNow } from '#testing/tours/tours.ts'
import { tourCalls } from '#tours/calls.ts'
import { packages } from '#tours/packages.ts'
import type { TourListed } from '#tours/responses.ts'
import { voucherAddress } from '#tours/web/order-paths.ts'

suite('places of a group', () => {
  let t: TestTours
  let sara: SignedIn
  before(async () => {
    t = await openTestTours()
  })
  // an account holds few orders at a time
  beforeEach(async () => {
    sara = await t.admit(`+9891211111${10 + nth++}`)
  })
  after(() => t[Symbol.asyncDispose]())

  const roomKinds = [
    ...new Set(HOTELS.flatMap(({ roomTypes }) => roomTypes.map(({ id }) => id.split('.')[1] ?? ''))),
  ]

  let nth = 0
  let used = 0
  /** a departure inside the country that no other test touches */
  async function untouched(): Promise<TourListed> {
    const found = t.departures.filter((one) => one.isDomestic && !one.isCharter && one.group.left >= 12)
    for (; used < found.length; used += 1) {
      const one = found[used]
      if (one === undefined || !(await t.detail(one.departureId)).isOpen) continue
      used += 1
      return one
    }
    return assert.fail('no departure is open')
  }

  test('a year of departures is published, each with flights both ways, and their prices read from the parts', async () => {
    assert.ok(t.departures.length > 600, String(t.departures.length))
    const packaged = new Set(t.departures.map(({ packageId }) => packageId))
    for (const { id } of packages) assert.ok(packaged.has(id), `${id} never leaves`)
    const last = t.departures.at(-1)
    assert.ok(last && last.leavesOn > '2027-10-01')
    for (const one of t.departures) assert.ok(one.outbound.departsLocal < one.inbound.departsLocal)
    const { hotels } = await t.detail(last.departureId)
    assert.equal(hotels.length, 3)
    for (const hotel of hotels)
      assert.equal(
        Object.values(hotel.parts).reduce((sum, part) => sum + part, 0),
        hotel.prices.double,
      )
  })

  test('publishing again adds nothing and changes nothing', async () => {
    const stored = () =>
      sql<{ many: string; sums: string }>`
      select count(*) as many, (select sum(total) from tours.prices) as sums from tours.departures`.execute(
        t.house.database,
      )
    const before = await stored()
    await t.agency.tours.work.publish()
    assert.deepEqual((await stored()).rows, before.rows)
  })

  test('a booking holds a place, a seat each way and a room for each night, and sells them once', async () => {
    const { departureId, nights } = await untouched()
    const before = await t.counts(departureId)
    const order = await t.bought(sara, { departureId })
    const held = await t.counts(departureId)
    assert.deepEqual(
      [held.places[0] - before.places[0], held.seats[0] - before.seats[0], held.rooms[0] - before.rooms[0]],
      [2, 4, nights],
    )
    await t.pay(sara, order.orderId)
    const sold = await t.counts(departureId)
    assert.deepEqual(
      [sold.places, sold.seats[1] - before.seats[1], sold.rooms[1] - before.rooms[1]],
      [[before.places[0], before.places[1] + 2], 4, nights],
    )
    const seen = await t.agency.tours.ordered(order.orderId, sara.userId)
    assert.equal(seen.status, 'issued')
    assert.match(seen.voucherNumber ?? '', /^T\d{9}$/)
    const { orders } = await t.agency.orders.mine(sara.userId, { kind: 'all', page: 1, take: 1 })
    assert.equal(orders[0]?.productType, 'Tour')
    await t.isRight()
  })

  test('of twenty who want the last two places one couple has them', async () => {
    const { departureId } = await untouched()
    await sql`update tours.departures set elsewhere = seats - 2 where id = ${departureId}`.execute(
      t.house.database,
    )
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, at) => t.admit(`+9891230000${10 + at}`)))
    const told = await Promise.all(buyers.map((by) => t.buy(by, { departureId })))
    assert.equal(told.filter(({ status }) => status === 200).length, 1)
    assert.equal(told.filter(({ code }) => code === 'GROUP_FULL').length, 19)
    assert.deepEqual((await t.counts(departureId)).places, [2, 0])
    await t.isRight()
  })

  test('a flight without seats, or a hotel without rooms, sells nothing and holds nothing of the others', async () => {
    const [withoutSeats, withoutRooms] = [await untouched(), await untouched()]
    await t.buy(sara, { departureId: withoutSeats.departureId })
    const number = Number(withoutSeats.outbound.flightNumber.split(' ')[1])
    await sql`
    update flights.fares f set elsewhere = capacity - held - sold from flights.departures d
    where d.id = f.departure_id and d.flight_number = ${number} and d.date = ${withoutSeats.leavesOn}`.execute(
      t.house.database,
    )
    const first = await t.counts(withoutSeats.departureId)
    assert.equal((await t.buy(sara, { departureId: withoutSeats.departureId })).code, 'FLIGHT_FULL')
    assert.deepEqual(await t.counts(withoutSeats.departureId), first)

    const { hotels } = await t.detail(withoutRooms.departureId)
    await sql`
    insert into hotels.nights (room_type, night, price, allotment)
    select ${hotels[0]?.hotelId} || '.' || kind, ${withoutRooms.leavesOn}::date, 1, 0
    from unnest(${roomKinds}::text[]) as kind
    on conflict (room_type, night) do update set allotment = nights.held + nights.sold`.execute(
      t.house.database,
    )
    assert.equal((await t.buy(sara, { departureId: withoutRooms.departureId })).code, 'HOTEL_FULL')
    assert.deepEqual((await t.counts(withoutRooms.departureId)).places, [0, 0])
    await t.isRight()
  })

  test('the database itself refuses one place too many, another price, and a booking that is torn', async () => {
    const { departureId } = await untouched()
    const { database } = t.house
    await assert.rejects(
      sql`update tours.departures set held = seats + 1 where id = ${departureId}`.execute(database),
      /never_oversold/,
    )
    await assert.rejects(
      sql`update tours.prices set air = air + 1 where departure_id = ${departureId}`.execute(database),
    )
    const order = await t.bought(sara, { departureId })
    await assert.rejects(
      sql`update tours.bookings set total = total + 10 where order_id = ${order.orderId}`.execute(database),
      /stays as it was made/,
    )
    await assert.rejects(
      sql`update tours.departures set minimum = 1 where id = ${departureId}`.execute(database),
      /stays as it was published/,
    )
  })

  test('an order that is left holds nothing any more, and another price is told', async () => {
    const { departureId } = await untouched()
    const before = await t.counts(departureId)
    const order = await t.bought(sara, { departureId })
    await t.agency.orders.cancel(order.orderId, sara.userId)
    assert.deepEqual(await t.counts(departureId), before)
    assert.equal((await t.buy(sara, { departureId, more: { totalPrice: 1_000_000 } })).code, 'PRICE_CHANGED')
    assert.deepEqual(await t.counts(departureId), before)
  })

  test('who shares a room goes back together, by the ladder, and everything is on sale again', async () => {
    const { departureId } = await untouched()
    const beds = [['double', 'double'], ['single']] as const
    const before = await t.counts(departureId)
    const order = await t.bought(sara, { departureId, beds })
    await t.pay(sara, order.orderId)
    const quote = (passengers: readonly number[]) =>
      t.ask(refundCalls.quote.line, {
        by: sara.token,
        body: { orderId: order.orderId, items: passengers.map((passenger) => ({ passenger, leg: 0 })) },
      })
    assert.match((await quote([0])).said[0]?.errors[0] ?? '', /همسفرهای یک اتاق/)
    const response = await quote([0, 1])
    assert.equal(response.status, 200, response.text)
    const { quoteId, refund } = refundCalls.quote.answer.parse(response.data)
    const paid = order.travellers.slice(0, 2).reduce((sum, { total }) => sum + total, 0)
    assert.equal(refund, paid * 0.8)
    const made = await t.ask(refundCalls.create.line, {
      by: sara.token,
      body: {
        ...intoWallet,
        orderId: order.orderId,
        quoteId,
        items: [0, 1].map((passenger) => ({ passenger, leg: 0 })),
      },
    })
    assert.equal(made.status, 200, made.text)
    assert.equal((await t.counts(departureId)).places[1], 1)
    await t.agency.refunds.giveBackAll({ orderId: order.orderId, userId: sara.userId })
    assert.equal((await t.agency.orders.order(order.orderId))?.status, 'refunded')
    const after = await t.counts(departureId)
    assert.deepEqual(
      [after.places[1], after.seats[1], after.rooms[1]],
      [before.places[1], before.seats[1], before.rooms[1]],
    )
    await t.isRight()
  })

  test('people of the wrong age for their bed, rooms that do not fit and strangers are refused', async () => {
    const { departureId } = await untouched()
    const wrongAge = await t.buy(sara, { departureId, beds: [['double', 'child-bed']] })
    assert.ok(wrongAge.said.some(({ errors }) => errors[0]?.startsWith('اتاق دوتخته دو بزرگسال')))
    const child = await t.buy(sara, { departureId, beds: [['single', 'child-no-bed']] })
    assert.equal(child.said[0]?.property, 'travellers.1.birthDateFa')
    const order = await t.bought(sara, { departureId })
    const dara = await t.admit('+989121111112')
    for (const line of [tourCalls.verify.line, tourCalls.voucherPdf.line]) {
      const told = await t.ask(line.replace('{id}', order.orderId), { by: dara.token })
      assert.equal(told.code, 'ORDER_NOT_FOUND')
    }
    assert.equal((await t.ask(tourCalls.verify.line.replace('{id}', order.orderId))).status, 401)
  })

  test('the voucher is a PDF of its own once it is issued', async () => {
    const { departureId } = await untouched()
    const order = await t.bought(sara, { departureId })
    const line = tourCalls.voucherPdf.line.replace('{id}', order.orderId)
    assert.equal((await t.ask(line, { by: sara.token })).code, 'NOT_ISSUED')
    await t.pay(sara, order.orderId)
    const { bytes, name } = await t.agency.tours.voucher(order.orderId, sara.userId)
    assert.match(name, /^tour-\d+-T\d+\.pdf$/)
    assert.equal(Buffer.from(bytes.slice(0, 5)).toString(), '%PDF-')
  })
  test('a device keeps the voucher until its group is home, for who has no line on the way', async () => {
    const mine = () => t.admit('+989121111090')
    const { departureId, leavesOn, returnsOn } = await untouched()
    const { orderId } = await t.bought(await mine(), { departureId })
    await t.pay(await mine(), orderId)
    const isStored = async (day: string, hour: string) => {
      t.house.clock.set(Temporal.ZonedDateTime.from(`${day}T${hour}[Asia/Tehran]`).toInstant())
      const { text } = await t.ask(storedCalls.tripsToKeep.line, { by: (await mine()).token })
      return text.includes(`href="${voucherAddress(orderId)}#`)
    }
    const longAfter = Temporal.PlainDate.from(returnsOn).add({ days: 3 }).toString()
    const stored = [
      await isStored(leavesOn, '00:30'),
      await isStored(leavesOn, '23:30'),
      await isStored(returnsOn, '00:30'),
      await isStored(longAfter, '12:00'),
    ]
    t.house.clock.set(toursNow)
    assert.deepEqual(stored, [true, true, true, false])
  })
})
