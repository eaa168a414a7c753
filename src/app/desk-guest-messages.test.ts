import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { mostMessages } from '#hotels/guest-messages.ts'
import { hotelsPart } from '#hotels/server/personal.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn } from '#testing/desk/staff.ts'
import { buyerIn } from '../../journeys/buyer/owner.ts'
import { bookedStay } from '../../journeys/buyer/stays.ts'

suite('a guest and the people of the hotel', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '6' })
  })
  after(() => t[Symbol.asyncDispose]())

  async function guestOf(place: number) {
    const buyer = await buyerIn(t, place)
    const orderId = await bookedStay(t.agency, buyer)
    const stay = await one(
      t.house.database,
      sql<{ hotelId: string; voucherNumber: string }>`
        select s.hotel_id as "hotelId", r.voucher_number as "voucherNumber"
        from hotels.stays s join hotels.rooms r using (order_id) where order_id = ${orderId} and r.room = 0`,
    )
    const write = (words: string, id: string = crypto.randomUUID()) =>
      t.agency.hotels.writeToHotel({ orderId, id, words }, buyer.userId)
    const seen = () => t.agency.hotels.ownMessages(orderId, buyer.userId)
    return { buyer, orderId, ...stay, write, seen }
  }

  async function toldOf(orderId: string): Promise<readonly string[]> {
    const rows = await all(
      t.house.database,
      sql<{
        key: string
      }>`select key from messages.outbox where template = 'hotel-wrote' and key like ${`${orderId}:%`} order by key`,
    )
    return rows.map(({ key }) => key.slice(orderId.length))
  }

  test('what one writes the other reads and answers, once however often it is sent', async () => {
    const { hotelId, voucherNumber, write, seen, orderId } = await guestOf(1)
    const theirs = await staffIn(t, ['hotelier'], { name: 'پذیرش', hotels: [hotelId] })
    const line = `/api/desk/hotels/${hotelId}/messages`
    const inbox = async () => hotelDeskCalls.messages.answer.parse((await theirs.ask(`GET ${line}`)).data)
    const id = crypto.randomUUID()
    await Promise.all([write('  ساعت ۲۳ می‌رسیم ', id), write('  ساعت ۲۳ می‌رسیم ', id)])
    const [asked, ...others] = await inbox()
    assert.equal(others.length, 0)
    assert.equal(asked?.voucherNumber, voucherNumber)
    assert.match(asked.leader, /^\w+ \w+/)
    assert.equal(asked.isWaiting, true)
    assert.deepEqual(
      asked.messages.map(({ author, words }) => [author, words]),
      [['guest', 'ساعت ۲۳ می‌رسیم']],
    )
    const body = { voucherNumber, id: crypto.randomUUID(), words: 'منتظر شما هستیم' }
    for (const _ of [1, 2]) {
      const { status, text } = await theirs.ask(`POST ${line}`, body)
      assert.equal(status, 200, text)
    }
    assert.deepEqual(
      (await seen()).messages.map(({ author, words }) => [author, words]),
      [
        ['guest', 'ساعت ۲۳ می‌رسیم'],
        ['host', 'منتظر شما هستیم'],
      ],
    )
    assert.equal((await inbox())[0]?.isWaiting, false)
    const say = (words: string) =>
      theirs.ask(`POST ${line}`, { voucherNumber, id: crypto.randomUUID(), words })
    await say('اتاق شما طبقهٔ سوم است')
    assert.deepEqual(await toldOf(orderId), [':hotel-wrote:1'], 'once until the guest writes')
    await write('ممنون')
    await say('به امید دیدار')
    assert.deepEqual(await toldOf(orderId), [':hotel-wrote:1', ':hotel-wrote:2'])
    const wrong = await theirs.ask(`POST ${line}`, { ...body, voucherNumber: 'H0' })
    assert.deepEqual([wrong.status, wrong.code], [404, 'VOUCHER_NOT_FOUND'])
    const entry = await one(
      t.house.database,
      sql<{ details: object }>`select details from desk.audit
        where staff_id = ${theirs.staffId} and action = 'hotel.guest-answered' order by n desc limit 1`,
    )
    assert.deepEqual(entry.details, { voucher: voucherNumber })
  })

  test('nothing empty is kept, no more than there is room for, and none of a stay that is over', async () => {
    const { write, seen, buyer, orderId } = await guestOf(2)
    await assert.rejects(write(' \n '), { code: 'MESSAGE_TO_WRITE' })
    for (let n = 0; n < mostMessages; n++) await write(`پیام ${n}`)
    await assert.rejects(write('یکی بیشتر'), { code: 'MESSAGES_FULL' })
    assert.equal((await seen()).messages.length, mostMessages)
    await assert.rejects(t.agency.hotels.ownMessages(orderId, crypto.randomUUID()), {
      code: 'ORDER_NOT_FOUND',
    })
    const part = hotelsPart(t.house.database, async () => [orderId])
    assert.match(JSON.stringify(await part.exported(buyer.userId)), /پیام 0/)
    await part.erase(t.house.database, { userId: buyer.userId, phone: null, email: null })
    assert.equal((await seen()).messages.length, 0)
    t.house.clock.advance({ hours: 24 * 60 })
    assert.deepEqual(await seen(), { messages: [], isReached: true, mayWrite: false })
    await assert.rejects(write('جا ماند'), { code: 'HOTEL_NOT_REACHED' })
  })
})
