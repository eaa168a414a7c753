import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { hotelCalls } from '#hotels/calls.ts'
import { isVoucherNumber, voucherNumberOf } from '#hotels/voucher-number.ts'
import { scattered } from '#server/scattered.ts'
import { bookingAt, leader, marjan, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const double = 'kih-marjan.double'
const fixed = `${double}.room-only.fixed`
const flexible = `${double}.breakfast.flexible`
const suite = 'kih-marjan.suite'

const each = (counted: object) => Array.from({ length: 3 }, () => counted)

test('of twenty who want the last room one has it, and nineteen are told it is gone', async () => {
  await booking.leave(suite, 1)
  const people = await Promise.all(Array.from({ length: 20 }, () => t.user()))
  const { total } = await booking.rate(`${suite}.room-only.fixed`)
  const told = await Promise.all(
    people.map((userId) => booking.order(userId, [`${suite}.room-only.fixed`], { totalPrice: total })),
  )
  assert.equal(told.filter(({ status }) => status === 200).length, 1)
  assert.equal(told.filter(({ codes }) => codes[0] === 'SOLD_OUT').length, 19)
  assert.equal((await booking.counts(suite))[0]?.held, 1)
  assert.deepEqual(await booking.wrongNights(), [])
})

test('rooms of one order are taken all or none', async () => {
  const type = 'kih-marjan.sea-double'
  await booking.leave(type, 1, '2026-12-07')
  const { total } = await booking.rate(`${type}.room-only.fixed`)
  const more = { totalPrice: total * 2 }
  const rateIds = [`${type}.room-only.fixed`, `${type}.room-only.fixed`]
  const told = await booking.order(await t.user(), rateIds, more)
  assert.deepEqual(told.codes, ['SOLD_OUT'])
  assert.deepEqual(await booking.counts(type), each({ held: 0, sold: 0 }))
})

test('orders that want the same room types in another order wait for each other, and all have theirs', async () => {
  const [first, second] = ['kih-parmis.double', 'kih-parmis.twin']
  const wish = (types: readonly (string | undefined)[]) => ({
    orderId: randomUUID(),
    item: {
      hotelId: 'kih-parmis',
      ...stay,
      rooms: types.map((type) => ({ rateId: `${type}.room-only.fixed`, adults: 2, childAges: [] })),
    },
    until: t.house.clock.now().add({ minutes: 15 }),
  })
  await booking.rates(undefined, 'kih-parmis')
  await sql`update hotels.nights set allotment = 20 where room_type like 'kih-parmis.%'`.execute(
    t.house.database,
  )
  const wishes = Array.from({ length: 12 }, (_, at) => wish(at % 2 === 0 ? [first, second] : [second, first]))
  await Promise.all(wishes.map((one) => t.hotels.product.hold(one)))
  assert.deepEqual(await booking.counts(first ?? ''), each({ held: 12, sold: 0 }))
  const end = (orderId: string) =>
    t.house.database.transaction().execute((trx) => t.hotels.product.release(trx, orderId))
  await Promise.all(wishes.map(({ orderId }) => end(orderId)))
  assert.deepEqual(await booking.counts(first ?? ''), each({ held: 0, sold: 0 }))
  assert.deepEqual(await booking.wrongNights(), [])
})

test('the same order holds once, and one that ended holds nothing any more', async () => {
  const order = {
    orderId: randomUUID(),
    item: { hotelId: marjan, ...stay, rooms: [{ rateId: fixed, adults: 2, childAges: [] }] },
    until: t.house.clock.now().add({ minutes: 15 }),
  }
  const before = (await booking.counts(double))[0]?.held ?? 0
  await Promise.all(Array.from({ length: 8 }, () => t.hotels.product.hold(order)))
  assert.equal((await booking.counts(double))[0]?.held, before + 1)
  assert.equal(await t.hotels.product.release(t.house.database, order.orderId), 'released')
  assert.equal(await t.hotels.product.release(t.house.database, order.orderId), 'released')
  await assert.rejects(t.hotels.product.hold(order), { code: 'HOLD_ENDED' })
  assert.equal((await booking.counts(double))[0]?.held, before)
})

test('the database itself refuses to sell one room too many', async () => {
  await booking.rates()
  await assert.rejects(
    sql`update hotels.nights set held = allotment - sold + 1 where room_type = ${double}`.execute(
      t.house.database,
    ),
    /never_oversold/,
  )
})

test('an order shows its rooms with their leaders, and whoever is not its owner is told there is none', async () => {
  const userId = await t.user()
  const made = await booking.submitted(userId, [fixed, flexible])
  assert.deepEqual(
    made.rooms.map(({ leaderName, leaderNameLatin, isRefundable, state, voucherNumber }) => [
      leaderName,
      leaderNameLatin,
      isRefundable,
      state,
      voucherNumber,
    ]),
    [
      ['سارا محمدی', 'SARA MOHAMMADI', false, 'held', null],
      ['امید محمدی', 'OMID MOHAMMADI', true, 'held', null],
    ],
  )
  assert.equal(
    made.rooms.reduce((sum, { total }) => sum + total, 0),
    made.totalPrice,
  )
  const line = hotelCalls.verify.line.replace('{id}', made.orderId)
  assert.equal((await t.ask(line, undefined, userId)).status, 200)
  const stranger = await t.user()
  assert.deepEqual((await t.ask(line, undefined, stranger)).codes, ['ORDER_NOT_FOUND'])
  const reserve = await t.ask(hotelCalls.reserve.line, { orderId: made.orderId }, stranger)
  assert.deepEqual(reserve.codes, ['ORDER_NOT_FOUND'])
  const paper = hotelCalls.voucherPdf.line.replace('{orderId}', made.orderId)
  assert.deepEqual((await t.ask(paper, undefined, stranger)).codes, ['ORDER_NOT_FOUND'])
  assert.deepEqual((await t.ask(paper, undefined, userId)).codes, ['NOT_ISSUED'])
  await t.orders.cancel(made.orderId, userId)
  assert.deepEqual(await booking.wrongNights(), [])
})

test('a hold that nobody pays ends by its clock, and its room is on sale again', async () => {
  const userId = await t.user()
  const { orderId } = await booking.submitted(userId, [fixed])
  const { held = 0 } = (await booking.counts(double))[0] ?? {}
  t.house.clock.advance({ minutes: 16 })
  await t.orders.work.expire(orderId)
  assert.equal((await booking.counts(double))[0]?.held, held - 1)
  assert.equal((await t.hotels.ordered(orderId, userId)).status, 'expired')
  t.house.clock.advance({ minutes: -16 })
})

test('what is wrong is named field by field, and another price or hotel is refused', async () => {
  const userId = await t.user()
  const nobody = { ...leader(0), nationalCode: '0084575949' }
  const rooms = [{ rateId: fixed, adults: 2, childAges: [], leader: nobody }]
  const { fields } = await booking.order(userId, [fixed], { rooms })
  assert.deepEqual(fields, ['rooms.0.leader.nationalCode'])
  const unborn = { ...leader(0), birthDateFa: '2026-12-01' }
  const early = await booking.order(userId, [fixed], {
    rooms: [{ rateId: fixed, adults: 2, childAges: [], leader: unborn }],
  })
  assert.match(early.text, /"rooms.0.leader.birthDateFa".*این تاریخ هنوز نرسیده است/)
  // grown up on a flight, and no one's to sign for a room: eighteen on the day after the one of check-in
  const eighteenth = Temporal.PlainDate.from(stay.checkIn).subtract({ years: 18 })
  for (const [birth, says] of [
    [eighteenth.add({ days: 1 }), /"rooms.0.leader.birthDateFa".*سرپرست اتاق باید در روز ورود ۱۸ سال/],
    [eighteenth, /PRICE_CHANGED/],
  ] as const) {
    const young = { ...leader(0), birthDateFa: birth.toString() }
    const asked = { rooms: [{ rateId: fixed, adults: 2, childAges: [], leader: young }], totalPrice: 10 }
    const told = await booking.order(userId, [fixed], asked)
    assert.match(told.text, says)
  }
  const twice = [0, 0].map((place) => ({ rateId: fixed, adults: 2, childAges: [], leader: leader(place) }))
  const same = await booking.order(userId, [fixed], { rooms: twice })
  assert.deepEqual(same.fields, ['rooms.1.leader.nationalCode'])
  assert.deepEqual((await booking.order(userId, [fixed], { totalPrice: 10 })).codes, ['PRICE_CHANGED'])
  const foreign = await booking.order(userId, [fixed], { hotelId: 'kih-shayan' })
  assert.deepEqual(foreign.codes, ['RATE_NOT_FOUND'])
  const crowd = [{ rateId: fixed, adults: 3, childAges: [], leader: leader(0) }]
  assert.deepEqual((await booking.order(userId, [fixed], { rooms: crowd })).codes, ['RATE_NOT_FOUND'])
  assert.deepEqual((await booking.order(userId, [fixed], { hotelId: 'kih-none' })).codes, ['HOTEL_NOT_FOUND'])
  assert.deepEqual(await booking.wrongNights(), [])
})

test('a paid order is booked at once: a number a room, the first is its reference, and a paper', async () => {
  const userId = await t.user()
  const made = await booking.issued(userId, [flexible, fixed])
  assert.equal(made.status, 'issued')
  const numbers = made.rooms.map(({ voucherNumber }) => voucherNumber ?? '')
  assert.ok(numbers.every(isVoucherNumber) && new Set(numbers).size === 2)
  assert.equal((await t.orders.ofUser(made.orderId, userId)).reference, numbers[0])
  const again = await t.hotels.product.issue(made.orderId)
  assert.equal(again.kind === 'issued' && again.reference, numbers[0])
  const { bytes, name } = await t.hotels.voucher(made.orderId, userId)
  assert.equal(Buffer.from(bytes.slice(0, 5)).toString(), '%PDF-')
  assert.ok(name.includes(made.orderNumber))
  assert.equal(await t.hotels.product.release(t.house.database, made.orderId), 'issued')
  assert.deepEqual(await booking.wrongNights(), [])
})

test('what was given back is not booked', async () => {
  const userId = await t.user()
  const { orderId } = await booking.submitted(userId, [fixed])
  await t.orders.cancel(orderId, userId)
  assert.equal((await t.hotels.product.issue(orderId)).kind, 'failed')
  assert.equal((await t.hotels.product.issue(randomUUID())).kind, 'failed')
})

test('voucher numbers are scattered by a key of this house, and one from before is nobody else’s', async () => {
  const userId = await t.user()
  const of = scattered(t.house.settings, 'hotel vouchers')
  const numbersFrom = async (serial: number) => {
    await sql`select setval('hotels.voucher_serial', ${serial}, false)`.execute(t.house.database)
    return (await booking.issued(userId, [fixed])).rooms.map(({ voucherNumber }) => voucherNumber)
  }
  const expected = [0, 1].map((at) => voucherNumberOf(of(500_000 + at)))
  assert.deepEqual(await numbersFrom(500_000), expected.slice(0, 1))
  // as if an earlier room had this number by chance
  assert.deepEqual(await numbersFrom(500_000), expected.slice(1))
})
