import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { hotelsPart } from '#hotels/server/personal.ts'
import { forgetWishes } from '#hotels/server/wishes.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { bookingAt, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const fixed = 'kih-marjan.double.room-only.fixed'
const wishes = { arrival: '18-22', requests: ['quiet-room', 'quiet-room'], note: ' کنار  آسانسور نباشد ' }
const tidy = { arrival: '18-22', requests: ['quiet-room'], note: 'کنار آسانسور نباشد' }

test('what guests wish stands on the order, on the voucher in both tongues, and in the day’s list', async () => {
  const userId = await t.user()
  const { orderId, ...made } = await booking.issued(userId, [fixed], { wishes })
  assert.deepEqual(made.wishes, tidy)
  const [coming] = (await t.hotels.arrivingOn(Temporal.PlainDate.from(stay.checkIn))).filter(
    (one) => one.orderId === orderId,
  )
  assert.equal(coming?.wishes, 'رسیدن ساعت ۱۸ تا ۲۲؛ اتاق آرام؛ کنار آسانسور نباشد')
  assert.deepEqual(coming?.rooms, [{ voucherNumber: made.rooms[0]?.voucherNumber, leader: 'SARA MOHAMMADI' }])
  const { bytes } = await t.hotels.voucher(orderId, userId)
  const { words, pages } = readPdf(bytes)
  assert.equal(pages, 1)
  for (const word of ['quiet', 'guaranteed', 'آسانسور', 'خواستهٔ']) assert.ok(words.has(word), word)
})

test('without wishes nothing is stored and nothing is said', async () => {
  const userId = await t.user()
  const { orderId, ...made } = await booking.issued(userId, [fixed], {
    wishes: { arrival: null, requests: [], note: ' ' },
  })
  assert.equal(made.wishes, null)
  const { bytes } = await t.hotels.voucher(orderId, userId)
  assert.ok(!readPdf(bytes).words.has('guaranteed'))
})

test('a wish too long, or that no hotel knows, is refused by its field, and no room is taken', async () => {
  const userId = await t.user()
  const before = await booking.counts('kih-marjan.double')
  const long = await booking.order(userId, [fixed], { wishes: { ...wishes, note: 'آ'.repeat(201) } })
  assert.deepEqual(long.fields, ['wishes.note'])
  const unknown = await booking.order(userId, [fixed], { wishes: { ...wishes, requests: ['free-upgrade'] } })
  assert.equal(unknown.status, 400)
  assert.deepEqual(await booking.counts('kih-marjan.double'), before)
})

test('the database keeps no empty wish and none too long', async () => {
  const { orderId } = await booking.submitted(await t.user(), [fixed])
  const write = (arrival: string | null, note: string | null) =>
    sql`insert into hotels.stay_wishes (order_id, arrival, note) values (${orderId}, ${arrival}, ${note})`.execute(
      t.house.database,
    )
  await assert.rejects(write(null, null), /something_is_wished/)
  await assert.rejects(write('noon', null), /arrival/)
  await assert.rejects(write(null, 'آ'.repeat(201)), /note/)
})

test('wishes go with their owner’s account, and a month after the stay', async () => {
  const [erased, past] = [await t.user(), await t.user()]
  const first = await booking.issued(erased, [fixed], { wishes })
  const second = await booking.issued(past, [fixed], { wishes })
  const { database } = t.house
  const part = hotelsPart(database, async () => [first.orderId])
  assert.match(JSON.stringify(await part.exported(erased)), /کنار آسانسور نباشد/)
  await part.erase(database, { userId: erased, phone: null, email: null })
  assert.equal((await t.hotels.ordered(first.orderId, erased)).wishes, null)
  const left = Temporal.PlainDate.from(stay.checkOut)
  await forgetWishes(database, left.add({ days: 30 }))
  assert.deepEqual((await t.hotels.ordered(second.orderId, past)).wishes, tidy)
  await forgetWishes(database, left.add({ days: 31 }))
  assert.equal((await t.hotels.ordered(second.orderId, past)).wishes, null)
})
