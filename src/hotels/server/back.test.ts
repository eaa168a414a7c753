import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelOrdered } from '#hotels/responses.ts'
import { penaltyStretches } from '#penalties/penalty.ts'
import { bookingAt } from '#testing/hotels/booking.ts'
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

const setPrices = (percent: number) =>
  sql`update hotels.nights set price = price * ${percent}::integer / 100 where room_type = ${double}`.execute(
    t.house.database,
  )

async function reserve(orderId: string, userId: string, agreedTotal?: number): Promise<HotelOrdered> {
  const told = await t.ask(hotelCalls.reserve.line, { orderId, agreedTotal }, userId)
  assert.equal(told.status, 200, told.text)
  return HotelOrdered.parse(told.data)
}

const items = (...given: (readonly [passenger: number, leg: number])[]) =>
  given.map(([passenger, leg]) => ({ passenger, leg }))

function refund(orderId: string, given: readonly { passenger: number; leg: number }[]) {
  return t.house.database.transaction().execute((trx) => t.orders.refunded(trx, orderId, given))
}

test('a night that became dearer is told, waits for a yes, and is then paid room by room', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await booking.submitted(userId, [fixed, flexible])
  await setPrices(200)
  const waiting = await reserve(orderId, userId)
  assert.equal(waiting.status, 'submitted')
  assert.equal(waiting.totalPrice, totalPrice)
  const asked = waiting.priceChange?.new ?? 0
  assert.ok(asked > totalPrice && waiting.priceChange?.difference === asked - totalPrice)
  const agreed = await reserve(orderId, userId, asked)
  assert.deepEqual([agreed.status, agreed.totalPrice, agreed.due], ['approved', asked, asked])
  assert.equal(
    agreed.rooms.reduce((sum, { total }) => sum + total, 0),
    asked,
  )
  await setPrices(50)
  await t.orders.cancel(orderId, userId)
})

test('a night that became cheaper is paid at what it costs', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await booking.submitted(userId, [fixed])
  await setPrices(50)
  const agreed = await reserve(orderId, userId)
  assert.equal(agreed.status, 'approved')
  assert.equal(agreed.totalPrice, totalPrice / 2)
  await setPrices(200)
  await t.orders.cancel(orderId, userId)
})

test('the terms name every room, add up to the order, and lay each ladder before the check-in', async () => {
  const { orderId, totalPrice } = await booking.issued(await t.user(), [flexible, fixed, flexible])
  const { items: rooms, legs } = await t.hotels.product.refundTerms(orderId)
  assert.deepEqual(
    rooms.map(({ passenger, leg, group, state }) => [passenger, leg, group, state]),
    [
      [0, 0, 'adult', 'refundable'],
      [1, 1, 'adult', 'refundable'],
      [2, 0, 'adult', 'refundable'],
    ],
  )
  assert.equal(
    rooms.reduce((sum, { total }) => sum + total, 0),
    totalPrice,
  )
  assert.ok(rooms.every(({ base, total, supplierShare }) => base < total && supplierShare < total))
  const [flexibly, never] = legs.map(({ ladders: [ladder], departure }) =>
    ladder === undefined
      ? []
      : penaltyStretches(ladder, departure).map(({ percent, until }) => [percent, String(until)]),
  )
  assert.deepEqual(flexibly, [
    [0, '2026-12-04T08:30:00Z'],
    [50, '2026-12-05T10:30:00Z'],
    [100, 'undefined'],
  ])
  assert.deepEqual(never, [[100, 'undefined']])
})

test('one of three rooms is given back: it is on sale again, the others stay, the last ends the order', async () => {
  const userId = await t.user()
  const { orderId } = await booking.issued(userId, [flexible, flexible, flexible])
  const sold = (await booking.counts(double))[0]?.sold ?? 0
  await Promise.all(Array.from({ length: 5 }, () => refund(orderId, items([1, 0]))))
  assert.equal((await booking.counts(double))[0]?.sold, sold - 1)
  const { rooms } = await t.hotels.ordered(orderId, userId)
  assert.deepEqual(
    rooms.map(({ state }) => state),
    ['booked', 'refunded', 'booked'],
  )
  assert.ok((await t.hotels.voucher(orderId, userId)).bytes.length > 1000)
  await refund(orderId, items([0, 0], [2, 0]))
  assert.equal((await t.orders.ofUser(orderId, userId)).status, 'refunded')
  await assert.rejects(t.hotels.voucher(orderId, userId), { code: 'ROOMS_REFUNDED' })
  assert.deepEqual(await booking.wrongNights(), [])
})

test('an order is known by the hotel’s number of the first room that still stands', async () => {
  const userId = await t.user()
  const { orderId } = await booking.issued(userId, [flexible, flexible])
  const numbers = (await t.hotels.ordered(orderId, userId)).rooms.map(({ voucherNumber }) => voucherNumber)
  const known = async () => {
    const { orders } = await t.orders.mine(userId, { kind: 'all', page: 1, take: 10 })
    const { reservationNumber } = await t.orders.detailsOf(userId, orderId)
    return [orders[0]?.reservationNumber, reservationNumber]
  }
  assert.deepEqual(await known(), [numbers[0], numbers[0]])
  await refund(orderId, items([0, 0]))
  assert.deepEqual(await known(), [numbers[1], numbers[1]])
  await refund(orderId, items([1, 0]))
})

test('who gives a room back and waits for a wallet keeps no night from others', async () => {
  const userId = await t.user()
  const [slow, quick] = [await booking.issued(userId, [flexible]), await booking.issued(userId, [flexible])]
  const sold = (await booking.counts(double))[0]?.sold ?? 0
  await t.house.database.transaction().execute(async (waiting) => {
    await t.orders.refunded(waiting, slow.orderId, items([0, 0]))
    await t.house.database.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '5s'`.execute(trx)
      await t.orders.refunded(trx, quick.orderId, items([0, 0]))
    })
    assert.equal((await booking.counts(double))[0]?.sold, sold - 1)
  })
  assert.equal((await booking.counts(double))[0]?.sold, sold - 2)
  assert.deepEqual(await booking.wrongNights(), [])
  const left = await sql`select from hotels.rooms_back`.execute(t.house.database)
  assert.equal(left.rows.length, 0)
})

test('a refund that is taken back in its transaction never was', async () => {
  const userId = await t.user()
  const { orderId } = await booking.issued(userId, [flexible])
  const undone = t.house.database.transaction().execute(async (trx) => {
    await t.hotels.product.refund(trx, orderId, items([0, 0]))
    assert.equal((await t.hotels.product.refundTerms(orderId, trx)).items[0]?.state, 'refunded')
    throw new Error('the money did not move')
  })
  await assert.rejects(undone, /the money did not move/)
  assert.equal((await t.hotels.ordered(orderId, userId)).rooms[0]?.state, 'booked')
  assert.deepEqual(await booking.wrongNights(), [])
})

test('a room that is not in the order, or not booked, cannot be given back; nor can one whose stay began', async () => {
  const userId = await t.user()
  const { orderId } = await booking.issued(userId, [flexible])
  await assert.rejects(refund(orderId, items([1, 0])), /no room 1/)
  await assert.rejects(refund(orderId, items([0, 1])), /no room 0 on leg 1/)
  const open = await booking.submitted(userId, [fixed])
  await assert.rejects(t.hotels.product.refundTerms(open.orderId), /not booked/)
  await t.orders.cancel(open.orderId, userId)
  t.house.clock.set(Temporal.Instant.from('2026-12-05T10:30:00Z'))
  assert.equal((await t.hotels.product.refundTerms(orderId)).items[0]?.state, 'flown')
  t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
})

test('the ledger balances, and what the hotel gets is what its rooms cost without our share', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await booking.issued(userId, [fixed])
  const answer = await t.hotels.product.issue(orderId)
  assert.ok(answer.kind === 'issued' && answer.supplierPayable < totalPrice)
  const { rows } = await sql<{
    sum: string
  }>`select coalesce(sum(amount), 0)::text as sum from wallet.posting`.execute(t.house.database)
  assert.equal(rows[0]?.sum, '0')
})
