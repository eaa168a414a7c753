import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelResults, NightPrice } from '#hotels/responses.ts'
import { couple, marjan } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
before(async () => {
  t = await openTestHotels()
})
after(() => t[Symbol.asyncDispose]())

const nights = async (more: object) => {
  const { data } = await t.ask(hotelCalls.nights.line, {
    from: '2026-12-01',
    until: '2026-12-08',
    rooms: [couple],
    ...more,
  })
  return z.array(NightPrice).parse(data)
}

const listed = async (night: string, rooms: object[]) => {
  const checkOut = Temporal.PlainDate.from(night).add({ days: 1 }).toString()
  const { data } = await t.ask(hotelCalls.available.line, {
    cityCode: 'KIH',
    checkIn: night,
    checkOut,
    rooms,
  })
  return HotelResults.parse(data).hotels
}

for (const rooms of [[couple], [couple, { adults: 1, childAges: [4] }]])
  test(`each night costs in the calendar what it costs in the list, for ${rooms.length} rooms`, async () => {
    await nights({ hotelId: marjan, rooms })
    await sql`
      update hotels.nights set allotment = held + sold
      where room_type like 'kih-marjan.%' and night = '2026-12-03'`.execute(t.house.database)
    const [hotel, city] = [await nights({ hotelId: marjan, rooms }), await nights({ cityCode: 'KIH', rooms })]
    assert.equal(hotel.length, 7)
    for (const { night, perNight } of hotel) {
      const list = await listed(night, rooms)
      assert.equal(perNight, list.find(({ id }) => id === marjan)?.perNight ?? null, night)
      const all = list.flatMap((one) => one.perNight ?? [])
      assert.equal(city.find((one) => one.night === night)?.perNight, Math.min(...all), night)
    }
    assert.equal(hotel.find(({ night }) => night === '2026-12-03')?.perNight, null)
  })

test('days gone by and beyond the sale have no price, and nobody asks for a year at once', async () => {
  const past = await nights({ hotelId: marjan, from: '2026-11-01', until: '2026-11-23' })
  assert.deepEqual(
    past.map(({ night }) => night),
    ['2026-11-21', '2026-11-22'],
  )
  assert.equal((await nights({ hotelId: marjan, from: '2026-12-01', until: '2027-12-01' })).length, 62)
  assert.deepEqual(await nights({ cityCode: 'LON' }), [])
  const unknown = await t.ask(hotelCalls.nights.line, {
    hotelId: 'kih-none',
    from: '2026-12-01',
    until: '2026-12-02',
    rooms: [couple],
  })
  assert.deepEqual(unknown.codes, ['HOTEL_NOT_FOUND'])
})
