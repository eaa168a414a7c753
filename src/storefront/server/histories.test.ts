import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { bodyIn } from '#flights/search/search-line.ts'
import type { FlightHistory, HotelHistory } from '#storefront/responses.ts'
import { openTestStorefront, type TestStorefront } from '#testing/storefront/storefront.ts'

const flightList = 'POST /api/FlightUserInteractions/GetFlightSearchHistories'
const flightRemoval = 'POST /api/FlightUserInteractions/DeActive'
const hotelList = 'POST /api/HotelUserInterations/GetHotelSearchHistories'
const visaList = 'POST /api/VisaUserInterations/GetVisaSearchHistories'
const visaRemoval = 'POST /api/VisaUserInterations/DeActive'

test('a search is remembered with its names, and the same one again moves up', async () => {
  await using room = await openTestStorefront()
  const user = await room.user()
  await remember(room, user, '1:THR-MHD-2026-12-03:2.1.0:2')
  await remember(room, user, '2:SYZ-IKA*-2026-12-07/IKA*-SYZ-2026-12-10:1.0.0:0')
  await remember(room, user, '1:THR-MHD-2026-12-03:2.1.0:2')
  const [first, second, ...others] = await listOf(room, user)
  assert.deepEqual(others, [])
  const { id, searchedAt, ...shown } = first ?? assert.fail()
  assert.match(id, /^[\da-f-]{36}$/)
  assert.match(searchedAt, /^2026-11-21T06:/)
  assert.deepEqual(shown, {
    flightType: 1,
    legs: [
      {
        origin: { code: 'THR', kind: 'CityCode' },
        originName: 'تهران',
        destination: { code: 'MHD', kind: 'CityCode' },
        destinationName: 'مشهد',
        date: '2026-12-03',
      },
    ],
    adults: 2,
    children: 1,
    infants: 0,
    cabinClass: 2,
    isPast: false,
    nextDate: '2026-12-03',
    path: '/plp?origin=THR&destination=MHD&date=2026-12-03&adults=2&children=1&cabin=2',
  })
  assert.deepEqual(
    second?.legs.map(({ destinationName, date }) => [destinationName, date]),
    [
      ['فرودگاه امام خمینی', '2026-12-07'],
      ['شیراز', '2026-12-10'],
    ],
  )
})

test('a date gone by is shown as such, and leads to the same weekday next', async () => {
  await using room = await openTestStorefront()
  const user = await room.user()
  await remember(room, user, '2:THR-KIH-2026-11-28/KIH-THR-2026-12-01:1.0.0:0')
  room.house.clock.set(Temporal.Instant.from('2026-12-09T06:00:00Z'))
  const [found] = await listOf(room, user)
  assert.equal(found?.isPast, true)
  assert.equal(found?.nextDate, '2026-12-12')
  assert.match(found?.path ?? '', /date=2026-12-12&back=2026-12-15/)
  assert.equal(found?.legs[0]?.date, '2026-11-28')
})

test('twenty stay, the oldest fall off', async () => {
  await using room = await openTestStorefront()
  const user = await room.user()
  for (let day = 1; day <= 23; day += 1)
    await remember(room, user, `1:THR-MHD-2026-12-${String(day).padStart(2, '0')}:1.0.0:0`)
  const dates = (await listOf(room, user)).map(({ legs }) => Number(legs[0]?.date.slice(-2)))
  assert.deepEqual(
    dates,
    Array.from({ length: 20 }, (_, index) => 23 - index),
  )
})

test('removing is for one’s own, once, and keeps the row until it is forgotten', async () => {
  await using room = await openTestStorefront()
  const [owner, stranger] = [await room.user(), await room.user()]
  await remember(room, owner, '1:THR-MHD-2026-12-03:1.0.0:0')
  const [mine] = await listOf(room, owner)
  const id = mine?.id ?? assert.fail()
  assert.deepEqual(await listOf(room, stranger), [])
  for (const [line, by, status] of [
    [flightRemoval, stranger, 404],
    [visaRemoval, owner, 404],
    [flightRemoval, undefined, 401],
    [flightRemoval, owner, 200],
    [flightRemoval, owner, 404],
  ] as const)
    assert.equal((await room.ask(line, { id }, by)).status, status, `${line} by ${by}`)
  const nothing = await room.ask(flightRemoval, { id: crypto.randomUUID() }, owner)
  assert.deepEqual([nothing.status, nothing.codes], [404, ['SEARCH_NOT_FOUND']])
  assert.deepEqual(await listOf(room, owner), [])
  assert.deepEqual(await states(room), [false])
  await remember(room, owner, '1:THR-MHD-2026-12-03:1.0.0:0')
  assert.equal((await listOf(room, owner)).length, 1)
  await room.storefront.forget(owner, id, ['flight'])
  room.house.clock.set(room.house.clock.now().add({ hours: 31 * 24 }))
  await room.storefront.work.forgetRemoved()
  assert.deepEqual(await states(room), [])
})

test('hotels and visas have lists of their own; a hotel is removed by the flight call', async () => {
  await using room = await openTestStorefront()
  const user = await room.user()
  const rooms = [{ adults: 2, childAges: [4] }]
  await room.storefront.remember(user, {
    kind: 'hotel',
    asked: { cityCode: 'KIH', checkIn: '2026-12-10', checkOut: '2026-12-13', rooms },
  })
  await room.storefront.remember(user, { kind: 'visa', asked: { countryCode: 'AE' } })
  assert.deepEqual(await listOf(room, user), [])
  const [hotel] = await listed<HotelHistory>(room, hotelList, user)
  const [visa] = await listed<{ id: string; countryName: string }>(room, visaList, user)
  assert.deepEqual([hotel?.cityName, hotel?.rooms, visa?.countryName], ['کیش', rooms, 'امارات'])
  assert.equal(hotel?.path, '/hotels?city=KIH&checkIn=2026-12-10&checkOut=2026-12-13&rooms=2.4')
  assert.equal((await room.ask(flightRemoval, { id: visa?.id }, user)).status, 404)
  assert.equal((await room.ask(visaRemoval, { id: visa?.id }, user)).status, 200)
  assert.equal((await room.ask(flightRemoval, { id: hotel?.id }, user)).status, 200)
  assert.deepEqual(await listed(room, hotelList, user), [])
  assert.deepEqual(await listed(room, visaList, user), [])
})

test('what a browser kept of a guest becomes the user’s, in its order', async () => {
  await using room = await openTestStorefront()
  const user = await room.user()
  const lines = ['1:THR-SYZ-2026-12-05:1.0.0:0', '1:THR-MHD-2026-12-03:1.0.0:0']
  await room.storefront.rememberAll(
    user,
    lines.map((line) => ({ kind: 'flight', asked: searched(line) })),
  )
  assert.deepEqual(
    (await listOf(room, user)).map(({ legs }) => legs[0]?.destination.code),
    ['SYZ', 'MHD'],
  )
})

test('a guest has no list with the house', async () => {
  await using room = await openTestStorefront()
  for (const line of [flightList, hotelList, visaList]) assert.equal((await room.ask(line, {})).status, 401)
})

function searched(line: string): AvailableBody {
  return bodyIn(line) ?? assert.fail(line)
}

async function remember({ house, storefront }: TestStorefront, user: string, line: string): Promise<void> {
  house.clock.set(house.clock.now().add({ minutes: 1 }))
  await storefront.remember(user, { kind: 'flight', asked: searched(line) })
}

function listOf(room: TestStorefront, user: string): Promise<readonly FlightHistory[]> {
  return listed(room, flightList, user)
}

async function listed<Found>(room: TestStorefront, line: string, user: string): Promise<readonly Found[]> {
  const { status, data } = await room.ask(line, {}, user)
  assert.equal(status, 200)
  return data as readonly Found[]
}

async function states({ house }: TestStorefront): Promise<readonly boolean[]> {
  const rows = await all(house.database, sql<{ active: boolean }>`select active from storefront.searches`)
  return rows.map(({ active }) => active)
}
