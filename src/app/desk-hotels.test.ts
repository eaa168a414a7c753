import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { hotelCalls } from '#hotels/calls.ts'
import type { NightChange, NightFact } from '#hotels/night-change.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { rial } from '#money/rial.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { askAtDesk, staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { buyerIn } from '../../journeys/buyer/owner.ts'
import { bookedStay } from '../../journeys/buyer/stays.ts'

const double = 'kih-marjan.double'
const fixed = `${double}.room-only.fixed`

suite('people of a hotel at the desk', () => {
  let t: TestAgency
  let beside: readonly string[]
  let nasrin: TestStaff
  let stranger: TestStaff
  let day: Temporal.PlainDate
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '6' })
    beside = secondConnections(t.house)
    nasrin = await staffIn(t, ['hotelier'], 'نسرین هتل‌دار')
    stranger = await staffIn(t, ['hotelier'], { name: 'همکار هتل دیگر', hotels: ['kih-parmis'] })
    day = t.house.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 50 })
  })
  afterEach(() => assert.deepEqual(beside, []))
  after(() => t[Symbol.asyncDispose]())

  const nightsAt = (hotelId: string) => `/api/desk/hotels/${hotelId}/nights`
  async function nightOf(after = 0, by = nasrin) {
    const night = day.add({ days: after }).toString()
    const { status, data, text } = await by.ask(`GET ${nightsAt('kih-marjan')}?from=${night}&days=1`)
    assert.equal(status, 200, text)
    const { roomTypes } = hotelDeskCalls.nights.answer.parse(data)
    const found = roomTypes.find(({ id }) => id === double)?.nights[0]
    assert.ok(found)
    return found
  }
  async function change(fact: NightFact, becomes: number, after = 0): Promise<NightChange> {
    const stored = await nightOf(after)
    return { roomTypeId: double, night: stored.night, fact, was: stored[fact], becomes }
  }
  const save = (changes: readonly NightChange[], by = nasrin) =>
    by.ask(`POST ${nightsAt('kih-marjan')}`, { changes })

  async function saved(fact: NightFact, becomes: number, after = 0): Promise<void> {
    const { status, text } = await save([await change(fact, becomes, after)])
    assert.equal(status, 200, text)
  }

  async function rateOn(after: number) {
    const checkIn = day.add({ days: after }).toString()
    const checkOut = day.add({ days: after + 1 }).toString()
    const rooms = [{ adults: 2, childAges: [] }]
    const { data } = await t.ask(hotelCalls.detail.line, {
      body: { hotelId: 'kih-marjan', checkIn, checkOut, rooms },
    })
    const { rooms: found } = hotelCalls.detail.answer.parse(data)
    return found[0]?.rates.find(({ rateId }) => rateId === fixed)
  }

  test('what they write in the grid is what the search sells by, and stands in the log', async () => {
    await saved('allotment', 4)
    await saved('price', 30_000_000)
    assert.equal((await rateOn(0))?.total, 27_000_000)
    await saved('minStay', 2)
    assert.equal(await rateOn(0), undefined)
    await saved('minStay', 1)
    await saved('isClosed', 1)
    assert.equal(await rateOn(0), undefined)
    await saved('isClosed', 0)
    assert.equal((await rateOn(0))?.total, 27_000_000)
    const { details } = await one(
      t.house.database,
      sql<{ details: { changes: string[] } }>`select details from desk.audit
        where staff_id = ${nasrin.staffId} and action = 'hotel.nights-changed' order by n desc limit 1`,
    )
    assert.deepEqual(details.changes, [`${double} ${day} isClosed 1 to 0`])
  })

  test('one change that cannot be refuses them all, each with its reason', async () => {
    await saved('allotment', 4)
    const before = await nightOf()
    const good = await change('price', 45_000_000)
    const changes = [
      good,
      { ...good, fact: 'allotment' as const, was: 99, becomes: 5 },
      { ...good, fact: 'minStay' as const, was: before.minStay, becomes: 0 },
      { ...good, night: '2020-01-01' },
      { ...good, roomTypeId: 'kih-parmis.double' },
      { ...good, becomes: 45_000_001 },
    ]
    const refused = await save(changes)
    assert.equal(refused.status, 400)
    assert.deepEqual(
      refused.said.map(({ property }) => property),
      [1, 2, 3, 4, 5].map((at) => `changes.${at}`),
    )
    assert.match(String(refused.said[0]?.errors[0]), /همکار دیگری/)
    assert.deepEqual(await nightOf(), before)
  })

  test("a sold room keeps its price, is counted, and is the hotel's to see with its part", async () => {
    const orderId = await bookedStay(t.agency, await buyerIn(t, 1))
    const { roomType, night, total, voucher } = await one(
      t.house.database,
      sql<{ roomType: string; night: string; total: number; voucher: string }>`
        select r.room_type as "roomType", s.check_in::text as night, r.total, r.voucher_number as voucher
        from hotels.rooms r join hotels.stays s using (order_id) where order_id = ${orderId}`,
    )
    const hotelId = roomType.split('.')[0] ?? ''
    const theirs = await staffIn(t, ['hotelier'], { name: 'میزبان', hotels: [hotelId] })
    const { data } = await theirs.ask(`GET ${nightsAt(hotelId)}?from=${night}&days=1`)
    const { roomTypes } = hotelDeskCalls.nights.answer.parse(data)
    const stored = roomTypes.find(({ id }) => id === roomType)?.nights[0]
    assert.ok(stored !== undefined && stored.taken >= 1)
    const ofNight = { roomTypeId: roomType, night }
    const dearer = await theirs.ask(`POST ${nightsAt(hotelId)}`, {
      changes: [{ ...ofNight, fact: 'price', was: stored.price, becomes: stored.price + 1_000_000 }],
    })
    assert.equal(dearer.status, 200, dearer.text)
    const fewer = await theirs.ask(`POST ${nightsAt(hotelId)}`, {
      changes: [{ ...ofNight, fact: 'allotment', was: stored.allotment, becomes: stored.taken - 1 }],
    })
    assert.match(String(fewer.said[0]?.errors[0]), /سهمیه کمتر از آن نمی‌شود/)
    await assert.rejects(
      sql`update hotels.nights set allotment = held + sold - 1 where room_type = ${roomType}
        and night = ${night}`.execute(t.house.database),
      /never_oversold/,
    )
    const stays = hotelDeskCalls.stays.answer.parse(
      (await theirs.ask(`GET /api/desk/hotels/${hotelId}/stays?from=${night}&days=1`)).data,
    )
    const found = stays.find(({ voucherNumber }) => voucherNumber === voucher)
    assert.equal(found?.share, sharesOfRoom(rial(total)).supplierShare)
    assert.match(found.leader, /^\w+ \w+/)
  })

  test('of many who want what is left while the hotel takes rooms away nobody is sold too much', async () => {
    await saved('allotment', 3, 1)
    const price = (await rateOn(1))?.total
    const stay = { checkIn: day.add({ days: 1 }).toString(), checkOut: day.add({ days: 2 }).toString() }
    const holding = () =>
      t.agency.hotels.product.hold({
        orderId: crypto.randomUUID(),
        item: { hotelId: 'kih-marjan', ...stay, rooms: [{ rateId: fixed, adults: 2, childAges: [] }] },
        until: t.house.clock.now().add({ minutes: 15 }),
      })
    const fewer = { ...(await change('allotment', 1, 1)), was: 3 }
    const came = await Promise.allSettled([holding(), holding(), save([fewer]), holding(), holding()])
    const held = came.filter((one) => one.status === 'fulfilled' && 'total' in one.value)
    for (const one of held)
      assert.equal(one.status === 'fulfilled' && 'total' in one.value && one.value.total, price)
    const { taken, allotment } = await nightOf(1)
    assert.equal(taken, held.length)
    assert.ok(taken <= allotment && (allotment === 1 || taken >= 2), `${taken} of ${allotment}`)
    const row = came[2]
    assert.equal(
      row?.status === 'fulfilled' && 'status' in row.value && row.value.status,
      allotment === 1 ? 200 : 400,
    )
  })

  test("another hotel's people see and change nothing, and each try is an entry", async () => {
    const before = await nightOf()
    const changes = [await change('price', 50_000_000)]
    const lines = [
      [`GET ${nightsAt('kih-marjan')}`, undefined],
      [`POST ${nightsAt('kih-marjan')}`, { changes }],
      ['GET /api/desk/hotels/kih-marjan/stays', undefined],
      ['GET /api/desk/hotels/kih-marjan/messages', undefined],
      [
        'POST /api/desk/hotels/kih-marjan/messages',
        { voucherNumber: 'H1', id: crypto.randomUUID(), words: 'سلام' },
      ],
      ['POST /api/desk/hotels/kih-marjan/reviews/1/answer', { words: 'سپاس' }],
    ] as const
    assert.equal(lines.length, Object.keys(hotelDeskCalls).length)
    for (const [line, body] of lines) {
      const { status, code } = await stranger.ask(line, body)
      assert.deepEqual([status, code], [404, 'HOTEL_NOT_YOURS'], line)
    }
    const own = await stranger.ask(`POST ${nightsAt('kih-parmis')}`, { changes })
    assert.match(String(own.said[0]?.errors[0]), /از این هتل نیست/)
    assert.deepEqual(await nightOf(), before)
    const entries = await all(
      t.house.database,
      sql`select from desk.audit where staff_id = ${stranger.staffId} and action = 'hotel.not-theirs'`,
    )
    assert.equal(entries.length, lines.length)
  })

  test('a review is answered by its own hotel alone', async () => {
    const orderId = await bookedStay(t.agency, await buyerIn(t, 2))
    const { id, hotelId } = await one(
      t.house.database,
      sql<{ id: number; hotelId: string }>`insert into hotels.reviews
          (order_id, hotel_id, company, clean, staff, comfort, place, worth, words, check_in, nights, written_at, state)
        select order_id, hotel_id, 'couple', 5, 5, 4, 5, 4, 'صبحانه دیر آمد.', check_in, check_out - check_in,
          (check_out + time '12:00') at time zone 'UTC', 'held'
        from hotels.stays where order_id = ${orderId} returning id, hotel_id as "hotelId"`,
    )
    await t.agency.hotels.moderation.decide({ id, to: 'published', reason: '' })
    const theirs = await staffIn(t, ['hotelier'], { name: 'میزبان نظرها', hotels: [hotelId] })
    const words = { words: 'صبحانه از ساعت ۶ آماده است.' }
    const other = await stranger.ask(`POST /api/desk/hotels/kih-parmis/reviews/${id}/answer`, words)
    assert.equal(other.code, 'REVIEW_NOT_FOUND')
    const own = await theirs.ask(`POST /api/desk/hotels/${hotelId}/reviews/${id}/answer`, words)
    assert.equal(own.status, 200, own.text)
    const [stored] = await t.agency.hotels.extranet.reviews(hotelId)
    assert.equal(stored?.answer, words.words)
  })

  test('is proposed with a hotel and no other role, and another hotel ends the sessions of before', async () => {
    const owner = await staffIn(t, ['owner'])
    const invite = (roles: string[], hotels?: string[]) =>
      owner.ask('POST /api/desk/staff', { name: 'سمیرا', roles, hotels, reason: 'هتل تازه قرارداد بست' })
    assert.equal((await invite(['hotelier'])).code, 'HOTELS_MISSING')
    assert.equal((await invite(['hotelier'], ['no-such-hotel'])).code, 'HOTELS_MISSING')
    assert.equal((await invite(['hotelier', 'support'], ['kih-marjan'])).code, 'HOTELIER_ALONE')
    assert.equal((await invite(['support'], ['kih-marjan'])).code, 'HOTELS_NOT_THEIRS')
    for (const wrong of [sql`roles = '{hotelier,owner}'`, sql`hotels = '{}'`, sql`roles = '{support}'`])
      await assert.rejects(
        sql`update desk.staff set ${wrong} where id = ${nasrin.staffId}`.execute(t.house.database),
        /hotelier_/,
      )
    const moved = { roles: ['hotelier'], hotels: ['kih-marjan'], reason: 'به هتل دیگر رفت' }
    const { status, text } = await owner.ask(`POST /api/desk/staff/${stranger.staffId}/roles`, moved)
    assert.equal(status, 200, text)
    const { id } = await one(t.house.database, sql<{ id: string }>`select id from desk.proposal`)
    const second = await staffIn(t, ['owner'])
    await sql`-- a second owner with a key, as the desk never stays without one
      insert into desk.passkey (staff_id, credential, public_key, counter, transports, name, created_at)
      values (${second.staffId}, 'key', '', 0, '{}', 'کلید', ${t.house.clock.now()})`.execute(
      t.house.database,
    )
    const approved = await second.ask(`POST /api/desk/proposals/${id}/approve`)
    assert.equal(approved.status, 200, approved.text)
    const nights = `GET ${nightsAt('kih-marjan')}`
    for (const asked of [stranger.ask(nights), askAtDesk(t.house, nights)])
      assert.equal((await asked).status, 401)
  })
})
