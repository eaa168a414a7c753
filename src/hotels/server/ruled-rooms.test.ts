import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelOrdered, HotelResults } from '#hotels/responses.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { rial } from '#money/rial.ts'
import { bookingAt, couple, marjan, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'
import { postedTo } from '#testing/orders/posted.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
})
after(() => t[Symbol.asyncDispose]())
afterEach(() => endRules(t))

const flexible = 'kih-marjan.double.breakfast.flexible'
const fixed = 'kih-marjan.double.room-only.fixed'
const ruled = (price: number, ppm: number, amount = 0) =>
  Math.floor((price + Math.trunc((price * ppm) / 1_000_000) + amount) / 10) * 10

const listed = async () => {
  const told = await t.ask(hotelCalls.available.line, { cityCode: 'KIH', ...stay, rooms: [couple] })
  const { hotels } = HotelResults.parse(told.data)
  return hotels.find(({ id }) => id === marjan)
}
const payable = (orderId: string) => postedTo(t.house.database, orderId, 'supplier-payable')
const cheapestNight = async () => {
  const [night] = await t.hotels.nights({
    hotelId: marjan,
    from: stay.checkIn,
    until: '2026-12-06',
    rooms: [couple],
  })
  return night?.perNight ?? 0
}

test('a rule makes the price of the list, the page, the calendar, the order and the books, for each room', async () => {
  const [list, night] = [await listed(), await cheapestNight()]
  const [open, shut] = [await booking.rate(flexible), await booking.rate(fixed)]
  const ruleId = await ruleIn(t, {
    product: 'hotel',
    destination: 'KIH',
    ppm: 40_000,
    amount: rial(700_000),
  })
  assert.equal((await listed())?.total, ruled(list?.total ?? 0, 40_000, 700_000))
  assert.equal(await cheapestNight(), ruled(night, 40_000, 700_000))
  const totals = [open, shut].map(({ total }) => ruled(total, 40_000, 700_000))
  assert.deepEqual([(await booking.rate(flexible)).total, (await booking.rate(fixed)).total], totals)
  const order = await booking.issued(await t.user(), [flexible, fixed])
  assert.equal(order.status, 'issued')
  assert.deepEqual(
    order.rooms.map(({ total }) => total),
    totals,
  )
  const amount = order.totalPrice - open.total - shut.total
  assert.deepEqual(await t.orders.pricing.ofOrder(order.orderId), [{ ruleId, amount, commission: 0 }])
  const shares = [open, shut].map(({ total }) => sharesOfRoom(rial(total)).supplierShare)
  assert.equal(
    await payable(order.orderId),
    shares.reduce((sum, one) => sum + one, 0),
  )
})

test('what is kept is of the hotel’s price, and the rule’s part goes back with the room', async () => {
  const plain = await booking.rate(flexible)
  await ruleIn(t, { product: 'hotel', amount: rial(1_000_000) })
  const rate = await booking.rate(flexible)
  for (const [place, step] of rate.cancellation.entries()) {
    const was = plain.cancellation[place]
    const isAllKept = step.refund === 0
    assert.equal(step.penalty - (was?.penalty ?? 0), isAllKept ? 1_000_000 : 0)
  }
  const userId = await t.user()
  const { orderId } = await booking.issued(userId, [flexible])
  const { items } = await t.orders.refundTermsOf(orderId, userId)
  const { base, supplierShare } = sharesOfRoom(rial(plain.total))
  assert.deepEqual(
    items.map((one) => [one.base, one.supplierShare, one.total]),
    [[base, supplierShare, plain.total + 1_000_000]],
  )
})

test('a commission changes no price: the hotel is owed less, and less comes back from it', async () => {
  const plain = await booking.rate(flexible)
  const ruleId = await ruleIn(t, { product: 'hotel', supplier: 'own', commissionPpm: 50_000 })
  assert.equal((await booking.rate(flexible)).total, plain.total)
  const userId = await t.user()
  const { orderId, totalPrice } = await booking.issued(userId, [flexible])
  assert.equal(totalPrice, plain.total)
  const { base, supplierShare } = sharesOfRoom(rial(plain.total))
  const commission = Math.floor(base * 0.05)
  assert.deepEqual(await t.orders.pricing.ofOrder(orderId), [{ ruleId, amount: 0, commission }])
  assert.equal(await payable(orderId), supplierShare - commission)
  const [item] = (await t.orders.refundTermsOf(orderId, userId)).items
  assert.equal(item?.supplierShare, supplierShare - commission)
})

test('a night that became dearer is asked with the rule’s part that was promised, though the rule has ended', async () => {
  await ruleIn(t, { product: 'hotel', amount: rial(300_000) })
  const userId = await t.user()
  const { orderId, totalPrice } = await booking.submitted(userId, [flexible])
  await endRules(t)
  const setPrices = (percent: number) =>
    sql`update hotels.nights set price = price * ${percent}::int / 100 where room_type = 'kih-marjan.double'`.execute(
      t.house.database,
    )
  await setPrices(200)
  const now = await booking.rate(flexible)
  const told = await t.ask(hotelCalls.reserve.line, { orderId }, userId)
  const { priceChange } = HotelOrdered.parse(told.data)
  assert.deepEqual([priceChange?.old, priceChange?.new], [totalPrice, now.total + 300_000])
  await setPrices(50)
  await t.orders.cancel(orderId, userId)
})

test('one that begins between list and order is told before anything is held', async () => {
  const { total } = await booking.rate(flexible)
  await ruleIn(t, { product: 'hotel', ppm: 10_000 })
  const late = await booking.order(await t.user(), [flexible], { totalPrice: total })
  assert.deepEqual(late.codes, ['PRICE_CHANGED'])
})

test('a rule is tried on rooms that were sold and on the cheapest that searches found, at the hotel’s price', async () => {
  const { total } = await booking.rate(flexible)
  await ruleIn(t, { product: 'hotel', amount: rial(900_000) })
  await booking.issued(await t.user(), [flexible])
  await endRules(t)
  const list = await listed()
  const conditions = { airline: null, origin: null, brand: null, daysFrom: null, daysUntil: null }
  const rule = {
    product: 'hotel',
    supplier: 'own',
    destination: 'KIH',
    channel: 'site',
    ...conditions,
  } as const
  const effect = { ppm: 1_000_000, amount: rial(0), commissionPpm: 0 }
  const sales = await t.orders.pricing.tried({ ...rule, ...effect })
  assert.ok(sales.touched >= 3 && sales.touched === sales.orders)
  const searches = await t.orders.pricing.triedOnSearches({ ...rule, ...effect })
  assert.ok(searches.touched >= 3 && searches.touched === searches.orders)
  assert.ok(searches.most <= (list?.total ?? 0) && total > 0)
  const ofApp = await t.orders.pricing.triedOnSearches({ ...rule, ...effect, channel: 'app' })
  assert.deepEqual([ofApp.touched, ofApp.orders], [0, searches.orders])
  const elsewhere = await t.orders.pricing.tried({ ...rule, ...effect, destination: 'MHD' })
  assert.equal(elsewhere.touched, 0)
})
