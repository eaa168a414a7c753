import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelOrdered, HotelResults } from '#hotels/responses.ts'
import { cityOf } from '#places/airports.ts'
import {
  abroadAt,
  beforeTestsAbroad,
  couple,
  stay,
  type TestAbroad,
} from '#testing/hotels/suppliers/abroad.ts'

suite('a hotel abroad that a supplier sells', () => {
  let t: TestAbroad
  let abroad: ReturnType<typeof abroadAt>
  beforeTestsAbroad((opened) => {
    t = opened
    abroad = abroadAt(opened)
  })

  test('stands among ours where we have hotels, and alone where we have none', async () => {
    const istanbul = HotelResults.parse((await abroad.search('IST')).data)
    assert.ok(istanbul.hotels.some(({ soldBy }) => soldBy === null))
    assert.equal(istanbul.hotels.filter(({ soldBy }) => soldBy !== null).length, 6)
    const lumpur = HotelResults.parse((await abroad.search('KUL')).data)
    assert.equal(lumpur.hotels.length, 7)
    assert.ok(
      lumpur.hotels.every(
        ({ total, soldBy, cityName }) => total && soldBy && cityName === cityOf('KUL').name,
      ),
    )
    assert.deepEqual((await abroad.search('KUL', [couple, couple])).codes, ['ONE_ROOM_THERE'])
    const cities = t.hotels.cities({ search: cityOf('KUL').name })
    assert.deepEqual(
      cities.map(({ cityCode, hotelCount }) => [cityCode, hotelCount]),
      [['KUL', 0]],
    )
  })

  test('costs in the list what its cheapest rate does, and each rate has one name however often it is told', async () => {
    const { id, total } = await abroad.hotelIn('EVN', 'Cascade')
    const first = await abroad.rates(id)
    t.house.clock.set(t.house.clock.now().add({ minutes: 2 }))
    const again = await abroad.rates(id)
    assert.equal(first[0]?.total, total)
    assert.deepEqual(
      first.map(({ rateId, total: each }) => [rateId, each]),
      again.map(({ rateId, total: each }) => [rateId, each]),
    )
    assert.equal(new Set(first.map(({ rateId }) => rateId)).size, first.length)
  })

  test('a search that is answered is not asked again within a minute', async () => {
    await abroad.search('DXB')
    const asked = t.simulator.asked.get('search')
    await abroad.search('DXB')
    assert.equal(t.simulator.asked.get('search'), asked)
  })

  for (const [place, fault] of (
    ['search-down', 'search-garbage', 'search-busy', 'search-limited'] as const
  ).entries())
    test(`${fault}: ours are sold, and where only it sells it is said that it is silent`, async () => {
      t.house.clock.set(t.house.clock.now().add({ hours: place + 1 }))
      t.simulator.faults.order(fault, 2)
      const istanbul = HotelResults.parse((await abroad.search('IST')).data)
      assert.ok(istanbul.hotels.length > 0 && istanbul.hotels.every(({ soldBy }) => soldBy === null))
      assert.deepEqual((await abroad.search('KUL')).codes, ['SELLER_SILENT'])
      t.house.clock.set(t.house.clock.now().add({ minutes: 10 }))
      assert.equal((await abroad.search('KUL')).status, 200)
    })

  test('who is switched off is neither listed nor held, also from a page that was open before', async () => {
    t.house.clock.set(t.house.clock.now().add({ hours: 6 }))
    const chosen = await abroad.chosen('EVN', 'Mashtots')
    const turn = (isOff: boolean) =>
      t.supplierMonitor.switch(t.house.database, {
        supplier: 'hotel/duffel-stays',
        isOff,
        by: 'مینا',
        reason: 'اتاق‌ها را تأیید نمی‌کند',
      })
    await turn(true)
    assert.deepEqual((await abroad.submit(await t.user(), chosen)).codes, ['SELLER_SILENT'])
    t.house.clock.set(t.house.clock.now().add({ minutes: 2 }))
    assert.deepEqual((await abroad.search('KUL')).codes, ['SELLER_SILENT'])
    await turn(false)
    assert.equal((await abroad.submit(await t.user(), await abroad.chosen('EVN', 'Mashtots'))).status, 200)
    await t.supplierMonitor.flush()
    const [day] = (await t.supplierMonitor.state()).lastDay
    assert.ok(day && day.calls > 0 && day.prices > 0)
  })

  test('one that hangs keeps ours from nobody', async () => {
    t.house.clock.set(t.house.clock.now().add({ hours: 6 }))
    t.simulator.faults.order('search-hang', 1)
    const { hotels, isWhole } = HotelResults.parse((await abroad.search('BAK')).data)
    assert.equal(isWhole, false)
    assert.ok(hotels.length > 0 && hotels.every(({ soldBy }) => soldBy === null))
  })

  test('is sold at the price of the list, and its voucher has the number of its desk', async () => {
    const userId = await t.user()
    const { hotelId, rate } = await abroad.chosen('IST', 'Sirkeci')
    const told = await abroad.submit(userId, { hotelId, rate })
    assert.equal(told.status, 200, told.text)
    const order = HotelOrdered.parse(told.data)
    assert.deepEqual([order.totalPrice, order.hotel.soldBy], [rate.total, 'دافل'])
    await abroad.paid(userId, order)
    const ordered = await t.hotels.ordered(order.orderId, userId)
    const [booking] = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === order.orderId)
    assert.equal(ordered.status, 'issued')
    assert.equal(ordered.rooms[0]?.voucherNumber, booking?.reference)
    assert.deepEqual(booking?.guests, [{ given_name: 'SARA', family_name: 'MOHAMMADI' }])
    assert.deepEqual([booking?.phone, booking?.email], ['+989123456789', 'stays@example.com'])
    assert.ok((await t.hotels.voucher(order.orderId, userId)).bytes.length > 1000)
    const payable = await sql<{ amount: string }>`
      select sum(p.amount)::text as amount from wallet.posting p join wallet.entry e on e.id = p.entry_id
        join wallet.account a on a.id = p.account_id
      where e.order_id = ${order.orderId} and a.class = 'supplier-payable'`.execute(t.house.database)
    assert.equal(Number(payable.rows[0]?.amount), rate.total)
  })

  test('a booking nobody else sees: a stranger is told there is none', async () => {
    const { orderId } = await abroad.issued(await t.user(), 'EVN', 'Saryan')
    const stranger = await t.ask(hotelCalls.verify.line.replace('{id}', orderId), undefined, await t.user())
    assert.equal(stranger.status, 404)
  })

  test('the quote’s end is the order’s', async () => {
    const userId = await t.user()
    const { rate, hotelId } = await abroad.chosen('EVN', 'Abovyan')
    t.house.clock.set(t.house.clock.now().add({ minutes: 30 }))
    const told = await abroad.submit(userId, { hotelId, rate })
    assert.equal(told.status, 200, told.text)
    assert.match(HotelOrdered.parse(told.data).holdExpiresAt ?? '', /^2026-11-21T06:39/)
  })

  test('a rate that is over, of other nights or of another hotel is not sold', async () => {
    const userId = await t.user()
    const one = await abroad.chosen('EVN', 'Abovyan')
    const other = await abroad.chosen('EVN', 'Mashtots')
    assert.deepEqual((await abroad.submit(userId, { ...one, rate: other.rate })).codes, ['RATE_NOT_FOUND'])
    assert.deepEqual((await abroad.submit(userId, one, { checkOut: '2026-12-09' })).codes, ['RATE_NOT_FOUND'])
    assert.deepEqual((await abroad.submit(userId, one, { totalPrice: one.rate.total - 10 })).codes, [
      'PRICE_CHANGED',
    ])
    t.house.clock.set(t.house.clock.now().add({ minutes: 45 }))
    assert.deepEqual((await abroad.submit(userId, one)).codes, ['RATE_NOT_FOUND'])
  })

  test('what is gone when it is quoted is sold out, and nothing is booked', async () => {
    const told = await abroad.submit(await t.user(), await abroad.chosen('KUL', 'Bintang Gone'))
    assert.deepEqual(told.codes, ['SOLD_OUT'])
  })

  test('what is dearer when it is quoted is told, waits for a yes, and is booked at the new price', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'KUL', 'Ampang Dearer')
    const waiting = HotelOrdered.parse(
      (await t.ask(hotelCalls.reserve.line, { orderId: order.orderId }, userId)).data,
    )
    const asked = waiting.priceChange?.new ?? 0
    assert.deepEqual(
      [waiting.status, waiting.totalPrice, waiting.priceChange?.by],
      ['submitted', order.totalPrice, 'seller'],
    )
    assert.ok(
      asked > order.totalPrice * 1.06 && asked < order.totalPrice * 1.08,
      `${asked} of ${order.totalPrice}`,
    )
    const body = { orderId: order.orderId, agreedTotal: asked }
    const agreed = HotelOrdered.parse((await t.ask(hotelCalls.reserve.line, body, userId)).data)
    assert.deepEqual([agreed.status, agreed.totalPrice, agreed.rooms[0]?.total], ['approved', asked, asked])
    await abroad.paid(userId, order)
    const after = await t.hotels.ordered(order.orderId, userId)
    assert.equal(after.status, 'issued')
    // refunds follow the new price
    assert.equal(after.rooms[0]?.cancellation[0]?.refund, asked)
  })

  test('a supplier that is silent at the second question asks what it said at the first', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'EVN', 'Cascade')
    t.simulator.faults.order('quote-down', 1)
    const agreed = HotelOrdered.parse(
      (await t.ask(hotelCalls.reserve.line, { orderId: order.orderId }, userId)).data,
    )
    assert.deepEqual([agreed.status, agreed.totalPrice], ['approved', order.totalPrice])
    await abroad.paid(userId, order)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'issued')
  })

  test('nights in the past are refused before anybody is asked', async () => {
    const told = await t.ask(hotelCalls.available.line, {
      cityCode: 'EVN',
      ...stay,
      checkIn: '2026-11-20',
      rooms: [couple],
    })
    assert.equal(told.status, 400)
  })
})
