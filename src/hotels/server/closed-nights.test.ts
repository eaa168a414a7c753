import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { hotelCalls } from '#hotels/calls.ts'
import { bookingAt, couple, marjan, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

const suite = 'kih-marjan.suite'
const fixed = `${suite}.room-only.fixed`

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
  await booking.rates()
  await sql`update hotels.nights set allotment = 5 where room_type = ${suite}`.execute(t.house.database)
})
after(() => t[Symbol.asyncDispose]())

const setNight = (night: string, what: RawBuilder<unknown>) =>
  sql`update hotels.nights set ${what} where room_type = ${suite} and night = ${night}`.execute(
    t.house.database,
  )
const isSold = async () =>
  (await booking.rates()).rooms[0]?.rates.some(({ rateId }) => rateId === fixed) ?? false

test('a closed night sells no stay over it, and nobody who has its price gets it', async () => {
  const { total } = await booking.rate(fixed)
  await setNight('2026-12-06', sql`is_closed = true`)
  assert.equal(await isSold(), false)
  const refused = await booking.order(await t.user(), [fixed], { totalPrice: total })
  assert.deepEqual(refused.codes, ['SOLD_OUT'])
  await assert.rejects(setNight('2026-12-06', sql`held = held + 1`), /is closed/)
  await setNight('2026-12-06', sql`is_closed = false`)
  assert.equal(await isSold(), true)
})

test('whoever has a room on a night that closes afterwards keeps it, at his price', async () => {
  const userId = await t.user()
  const held = await booking.submitted(userId, [fixed])
  await setNight('2026-12-05', sql`is_closed = true, price = price * 2`)
  const { totalPrice } = await t.hotels.ordered(held.orderId, userId)
  assert.equal(totalPrice, held.totalPrice)
  assert.deepEqual((await booking.counts(suite))[0], { held: 1, sold: 0 })
  await t.house.database.transaction().execute((trx) => t.hotels.product.release(trx, held.orderId))
  await setNight('2026-12-05', sql`is_closed = false, price = price / 2`)
  assert.deepEqual(await booking.wrongNights(), [])
})

test('the night of arrival says how long a stay is at least, later nights say nothing', async () => {
  await setNight('2026-12-05', sql`min_stay = 4`)
  assert.equal(await isSold(), false)
  await setNight('2026-12-05', sql`min_stay = 3`)
  assert.equal(await isSold(), true)
  await setNight('2026-12-06', sql`min_stay = 9`)
  assert.equal(await isSold(), true)
})

test('a night that is not sold alone has no price in the calendar', async () => {
  await sql`update hotels.nights set min_stay = 2 where room_type like 'kih-marjan.%' and night = '2026-12-05'`.execute(
    t.house.database,
  )
  const { data } = await t.ask(hotelCalls.nights.line, {
    hotelId: marjan,
    from: stay.checkIn,
    until: '2026-12-07',
    rooms: [couple],
  })
  const nights = data as { night: string; perNight: number | null }[]
  assert.deepEqual(
    nights.map(({ perNight }) => perNight === null),
    [true, false],
  )
})
