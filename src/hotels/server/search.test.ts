import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { hotelCalls } from '#hotels/calls.ts'
import { hotelsIn } from '#hotels/catalogue.ts'
import { HotelCity, HotelResults, TrendingHotel } from '#hotels/responses.ts'
import { bookingAt, couple, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
})
after(() => t[Symbol.asyncDispose]())

async function search(more: object = {}, userId?: string): Promise<HotelResults> {
  const asked = { cityCode: 'KIH', ...stay, rooms: [couple], ...more }
  const told = await t.ask(hotelCalls.available.line, asked, userId)
  assert.equal(told.status, 200, told.text)
  return HotelResults.parse(told.data)
}

const marjanIn = ({ hotels }: HotelResults) => hotels.find(({ id }) => id === 'kih-marjan')

test('hotels of a city, cheapest first and sold-out ones last, at the price of the cheapest rates', async () => {
  const results = await search()
  assert.deepEqual(
    [results.nights, results.isDomestic, results.hotels.length],
    [3, true, hotelsIn('KIH').length],
  )
  const totals = results.hotels.map(({ total }) => total ?? Number.POSITIVE_INFINITY)
  assert.deepEqual(
    totals,
    totals.toSorted((a, b) => a - b),
  )
  const { rooms } = await booking.rates()
  assert.equal(marjanIn(results)?.total, rooms[0]?.rates[0]?.total)
})

test('three rooms cost what their cheapest lodging costs, whoever takes the last room of a type', async () => {
  const one = marjanIn(await search())?.total ?? 0
  await booking.leave('kih-marjan.double', 1)
  const three = marjanIn(await search({ rooms: [couple, couple, couple] }))
  const shown = (await booking.rates()).rooms[0]?.rates ?? []
  const of = (type: string) => shown.find(({ rateId }) => rateId === `${type}.room-only.fixed`)
  const next = of('kih-marjan.sea-double')
  assert.ok(next !== undefined && three?.total != null)
  assert.ok(three.total > one * 3)
  assert.ok(three.left !== null && three.left <= next.left)
})

test('a hotel without a room for everybody is sold out, and stands at the end', async () => {
  await sql`update hotels.nights set allotment = held + sold where room_type like 'kih-marjan.%'`.execute(
    t.house.database,
  )
  const results = await search()
  assert.deepEqual([marjanIn(results)?.total, marjanIn(results)?.left], [null, null])
  assert.equal(results.hotels.at(-1)?.total, null)
  assert.deepEqual((await booking.rates()).rooms[0]?.rates, [])
})

test("the database's price is the price, and a night is laid out once", async () => {
  const before = await search({ cityCode: 'MHD' })
  await Promise.all([search({ cityCode: 'MHD' }), search({ cityCode: 'MHD' })])
  assert.deepEqual(await search({ cityCode: 'MHD' }), before)
  await sql`update hotels.nights set price = price * 2 where room_type like 'mhd-%'`.execute(t.house.database)
  const after = await search({ cityCode: 'MHD' })
  const cheapest = before.hotels[0]
  const now = after.hotels.find(({ id }) => id === cheapest?.id)
  assert.equal(now?.total, (cheapest?.total ?? 0) * 2)
})

test('many who are first in a city at once find the same nights', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => search({ cityCode: 'SYZ' })))
  for (const one of all) assert.deepEqual(one, all[0])
})

test('children pay by their age, babies nothing', async () => {
  const total = async (childAges: number[]) =>
    (await booking.rates([{ adults: 2, childAges }], 'kih-parmis')).rooms[0]?.rates.find(
      ({ rateId }) => rateId === 'kih-parmis.double.breakfast.flexible',
    )?.total ?? 0
  assert.equal(await total([1]), await total([]))
  assert.ok((await total([7])) > (await total([5])))
})

test('what is asked wrongly is named: days, rooms and ages', async () => {
  const wrong = async (more: object) => {
    const asked = { cityCode: 'KIH', ...stay, rooms: [couple], ...more }
    return (await t.ask(hotelCalls.available.line, asked)).fields
  }
  assert.deepEqual(await wrong({ checkIn: '2026-11-20' }), ['checkIn'])
  assert.deepEqual(await wrong({ checkOut: stay.checkIn }), ['checkOut'])
  assert.deepEqual(await wrong({ checkOut: '2027-01-20' }), ['checkOut'])
  assert.deepEqual(await wrong({ rooms: [] }), ['rooms'])
  assert.deepEqual(await wrong({ rooms: Array(7).fill(couple) }), ['rooms'])
  assert.deepEqual(await wrong({ rooms: [couple, { adults: 2, childAges: [null] }] }), [
    'rooms.1.childAges.0',
  ])
  const told = await t.ask(hotelCalls.available.line, { cityCode: 'XXX', ...stay, rooms: [couple] })
  assert.deepEqual([told.status, told.codes], [404, ['CITY_NOT_FOUND']])
})

test('whoever is signed in is remembered by it, a guest is not', async () => {
  const before = t.searched.length
  await search()
  assert.equal(t.searched.length, before)
  await search({}, await t.user())
  assert.equal(t.searched.at(-1)?.cityCode, 'KIH')
})

test('cities: all, the one of a code, and those that answer to what was typed', async () => {
  const cities = async (asked?: object) =>
    z
      .array(HotelCity)
      .parse((await t.ask(hotelCalls.cities.line, asked)).data)
      .map(({ cityCode }) => cityCode)
  assert.ok((await cities()).length > 20)
  assert.deepEqual(await cities({ iataCode: 'kih' }), ['KIH'])
  assert.deepEqual(await cities({ iataCode: 'ABD' }), [])
  assert.deepEqual(await cities({ filters: { search: 'مشه' } }), ['MHD'])
  assert.deepEqual(await cities({ filters: { search: 'istanb' } }), ['IST'])
})

test('trending: ten with their lowest night, kept as long as it is asked for', async () => {
  const ask = async (more: object = {}) => {
    const told = await t.ask(hotelCalls.trending.line, { cityCode: 'THR', take: 3, ...more })
    return z.array(TrendingHotel).parse(told.data)
  }
  const first = await ask()
  assert.equal(first.length, 3)
  assert.ok(first.every(({ perNight, night }) => perNight !== null && night !== null))
  await sql`update hotels.nights set price = price * 3 where room_type like 'thr-%'`.execute(t.house.database)
  const minutes = (count: number) => t.house.clock.advance({ minutes: count })
  minutes(4)
  assert.deepEqual(await ask(), first)
  minutes(4)
  assert.deepEqual(await ask(), first, 'it slides')
  minutes(6)
  const later = await ask()
  assert.notDeepEqual(later, first)
  await sql`update hotels.nights set price = price * 2 where room_type like 'thr-%'`.execute(t.house.database)
  assert.deepEqual(await ask(), later)
  assert.notDeepEqual(await ask({ reValidate: true }), later)
  const ten = await t.ask(hotelCalls.trending.line, { cityCode: 'KIH' })
  assert.equal(z.array(TrendingHotel).parse(ten.data).length, 10)
  minutes(-14)
})
