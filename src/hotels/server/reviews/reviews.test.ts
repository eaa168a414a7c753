import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelResults } from '#hotels/responses.ts'
import { leastReviews } from '#hotels/reviews.ts'
import { hotelsPart } from '#hotels/server/personal.ts'
import { bookingAt, couple, marjan, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
const opened = Temporal.Instant.from('2026-11-21T06:00:00Z')
/** the stay ends at noon of Tehran on the eighth */
const over = Temporal.Instant.from('2026-12-08T08:30:00Z')
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
  await sql`update hotels.nights set allotment = 200`.execute(t.house.database)
})
after(() => t[Symbol.asyncDispose]())

const flexible = 'kih-marjan.double.breakfast.flexible'
const scores = { clean: 5, staff: 5, comfort: 4, place: 5, worth: 4 }

async function stayed(): Promise<{ readonly userId: string; readonly orderId: string }> {
  t.house.clock.set(opened)
  await booking.rates()
  await sql`update hotels.nights set allotment = 200 where room_type = 'kih-marjan.double'`.execute(
    t.house.database,
  )
  const userId = await t.user()
  const { orderId } = await booking.issued(userId, [flexible])
  t.house.clock.set(over)
  return { userId, orderId }
}

const write = (userId: string, orderId: string, more: object = {}) =>
  t.ask(hotelCalls.writeReview.line, { orderId, company: 'couple', scores, words: '', ...more }, userId)

const of = async (company?: 'family' | 'couple') => t.hotels.reviews(marjan, { company })

test('who stayed writes once; another account, another time and a stay not over are refused', async () => {
  const { userId, orderId } = await stayed()
  t.house.clock.set(over.subtract({ seconds: 1 }))
  assert.deepEqual((await write(userId, orderId)).codes, ['STAY_NOT_OVER'])
  t.house.clock.set(over)
  assert.deepEqual((await write(await t.user(), orderId)).codes, ['ORDER_NOT_FOUND'])
  const told = await Promise.all(Array.from({ length: 5 }, () => write(userId, orderId)))
  assert.equal(told.filter(({ status }) => status === 200).length, 1)
  assert.deepEqual(
    told.filter(({ status }) => status !== 200).map(({ codes }) => codes[0]),
    Array.from({ length: 4 }, () => 'REVIEWED_ALREADY'),
  )
  const late = await stayed()
  t.house.clock.set(over.add({ hours: 181 * 24 }))
  assert.deepEqual((await write(late.userId, late.orderId)).codes, ['REVIEW_TOO_LATE'])
})

test('an order that was not paid, or whose rooms all went back, has no stay to speak of', async () => {
  t.house.clock.set(opened)
  const userId = await t.user()
  const unpaid = await booking.submitted(userId, [flexible])
  const back = await booking.issued(userId, [flexible])
  const { items } = await t.orders.refundTermsOf(back.orderId, userId)
  await t.house.database.transaction().execute((trx) => t.orders.refunded(trx, back.orderId, items))
  t.house.clock.set(over)
  assert.deepEqual((await write(userId, unpaid.orderId)).codes, ['NOT_STAYED'])
  assert.deepEqual((await write(userId, back.orderId)).codes, ['NOT_STAYED'])
})

test('what is out of its range is refused by its field', async () => {
  const { userId, orderId } = await stayed()
  const six = await write(userId, orderId, { scores: { ...scores, place: 6 } })
  assert.deepEqual(six.fields, ['scores.place'])
  const long = await write(userId, orderId, { words: 'آ'.repeat(1001) })
  assert.deepEqual(long.fields, ['words'])
})

test('marks alone are read at once; words wait for the desk, which gives its author the reason against them', async () => {
  const { userId, orderId } = await stayed()
  const before = (await of()).count
  const words = 'صبح‌ها آسانسور شلوغ می‌شود. شماره‌ام ۰۹۱۲ است'
  assert.equal((await write(userId, orderId, { words })).status, 200)
  assert.equal((await of()).count, before)
  const [held] = (await t.hotels.moderation.held()).filter((one) => one.orderId === orderId)
  assert.ok(held)
  const { id } = held
  await assert.rejects(t.hotels.moderation.decide({ id, to: 'refused', reason: ' ' }), {
    code: 'REVIEW_NEEDS_REASON',
  })
  await t.hotels.moderation.decide({ id, to: 'refused', reason: 'شمارهٔ تلفن در آن است' })
  const refused = await t.hotels.ownReview(orderId, userId)
  assert.equal(refused.review?.reason, 'شمارهٔ تلفن در آن است')
  assert.equal(refused.refusal, undefined)
  assert.equal((await write(userId, orderId, { words: 'صبح‌ها آسانسور شلوغ می‌شود.' })).status, 200)
  await t.hotels.moderation.decide({ id, to: 'published', reason: '' })
  await assert.rejects(t.hotels.moderation.decide({ id, to: 'refused', reason: 'دیر' }), {
    code: 'REVIEW_DECIDED',
  })
  await t.hotels.moderation.answer(id, 'آسانسور سوم راه افتاد.')
  const first = (await of()).reviews.find((one) => one.id === id)
  assert.deepEqual(
    [first?.name, first?.words, first?.answer, first?.company, first?.nights, first?.score],
    ['سارا', 'صبح‌ها آسانسور شلوغ می‌شود.', 'آسانسور سوم راه افتاد.', 'couple', 3, 92],
  )
  await t.hotels.moderation.decide({ id, to: 'held', reason: 'هتل می‌گوید آن روز آنجا نبوده‌اند' })
  assert.ok((await of()).reviews.every((one) => one.id !== id))
})

test('a hotel has a score once enough have said theirs; sums by company add up, and the list knows it', async () => {
  const { count } = await of()
  for (let more = count; more < leastReviews - 1; more++) {
    const { userId, orderId } = await stayed()
    await write(userId, orderId, { company: 'family', scores: { ...scores, clean: 1 } })
  }
  assert.equal((await of()).score, null)
  const list = async () => {
    t.house.clock.set(opened)
    const { data } = await t.ask(hotelCalls.available.line, { cityCode: 'KIH', ...stay, rooms: [couple] })
    return HotelResults.parse(data).hotels.find(({ id }) => id === marjan)?.score
  }
  assert.equal(await list(), null)
  const { userId, orderId } = await stayed()
  await write(userId, orderId, { company: 'family', isAnonymous: true })
  const sums = await of()
  assert.equal(sums.score?.count, sums.count)
  assert.equal(
    sums.companies.reduce((all, one) => all + one.count, 0),
    sums.count,
  )
  const read = [...sums.reviews]
  assert.equal(sums.score?.tenths, Math.round(read.reduce((all, { score }) => all + score, 0) / read.length))
  assert.deepEqual(await list(), sums.score)
  const families = (await of('family')).reviews
  assert.ok(families.length > 0 && families.every(({ company }) => company === 'family'))
  assert.equal(families.filter(({ name }) => name === null).length, 1)
  assert.equal((await t.hotels.reviews('kih-shayan')).count, 0)
})

test('the database keeps no review of who did not stay, none twice, and none changed after it was read', async () => {
  const { userId, orderId } = await stayed()
  const insert = (more: { orderId?: string; hotelId?: string; at?: Temporal.Instant }) =>
    sql`insert into hotels.reviews (order_id, hotel_id, company, clean, staff, comfort, place, worth, check_in, nights, written_at, state, decided_at)
      values (${more.orderId ?? orderId}, ${more.hotelId ?? marjan}, 'alone', 5, 5, 5, 5, 5, ${stay.checkIn}, 3, ${more.at ?? over}, 'published', ${over})`.execute(
      t.house.database,
    )
  await assert.rejects(insert({ hotelId: 'kih-shayan' }), /nobody of order/)
  await assert.rejects(insert({ at: opened }), /nobody of order/)
  t.house.clock.set(opened)
  const held = await booking.submitted(userId, [flexible])
  await assert.rejects(insert({ orderId: held.orderId }), /nobody of order/)
  await insert({})
  await assert.rejects(insert({}), /one_review_a_stay/)
  await assert.rejects(
    sql`update hotels.reviews set clean = 1 where order_id = ${orderId}`.execute(t.house.database),
    /published as it is/,
  )
})

test('after the stay each guest is asked once, on the next day; who wrote by himself is not', async () => {
  const { orderId } = await stayed()
  const wrote = await stayed()
  await write(wrote.userId, wrote.orderId)
  const asked = (id: string) => t.staysOver.filter((one) => one.orderId === id).length
  await t.hotels.work.requestReviews()
  assert.equal(asked(orderId), 0)
  t.house.clock.set(over.add({ hours: 20 }))
  await Promise.all(Array.from({ length: 3 }, () => t.hotels.work.requestReviews()))
  await t.hotels.work.requestReviews()
  assert.equal(asked(orderId), 1)
  assert.equal(asked(wrote.orderId), 0)
  const forgotten = await stayed()
  t.house.clock.set(over.add({ hours: 24 * 11 }))
  await t.hotels.work.requestReviews()
  assert.equal(asked(forgotten.orderId), 0)
})

test('an erased account leaves «مسافر» alone, and nothing that nobody read', async () => {
  const read = await stayed()
  await write(read.userId, read.orderId)
  const unread = await stayed()
  await write(unread.userId, unread.orderId, { words: 'نام من سارا محمدی است' })
  const { database } = t.house
  const part = hotelsPart(database, async () => [read.orderId, unread.orderId])
  assert.match(JSON.stringify(await part.exported(read.userId)), /نام من سارا/)
  await part.erase(database, { userId: read.userId, phone: null, email: null })
  const left = await sql<{ name: string | null }>`
    select name from hotels.reviews where order_id in (${read.orderId}, ${unread.orderId})`.execute(database)
  assert.deepEqual(left.rows, [{ name: null }])
})
