import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { openTestTours, type TestTours } from '#testing/tours/tours.ts'
import type { TourListed } from '#tours/responses.ts'
import { TourOrdered } from '#tours/responses.ts'

/** How much is left of a departure, of its flight there and of its hotel. */
interface Left {
  readonly places: number
  readonly seats: number
  readonly rooms: number
}

suite('a departure that many buy at once', () => {
  let t: TestTours
  before(async () => {
    t = await openTestTours()
  })
  after(() => t[Symbol.asyncDispose]())

  let used = 0
  async function departureWith({ places, seats, rooms }: Left): Promise<TourListed> {
    const found = t.departures.filter((one) => one.isDomestic && !one.isCharter && one.group.left >= 20)
    for (; used < found.length; used += 1) {
      const one = found[used]
      if (one === undefined || !(await t.detail(one.departureId)).isOpen) continue
      used += 1
      const { database } = t.house
      const { hotels } = await t.detail(one.departureId)
      const hotelId = hotels[0]?.hotelId ?? ''
      const stay = { hotelId, checkIn: one.leavesOn, checkOut: one.returnsOn }
      await t.agency.hotels.detail({ ...stay, rooms: [{ adults: 1, childAges: [] }] })
      await sql`
        update tours.departures set elsewhere = seats - ${places} where id = ${one.departureId}`.execute(
        database,
      )
      await onlySeats(one, seats)
      await onlyRooms(stay, rooms)
      return one
    }
    return assert.fail('no departure is open')
  }

  /** All of them in the fare that the group has. */
  async function onlySeats({ outbound, leavesOn }: TourListed, seats: number): Promise<void> {
    const number = Number(outbound.flightNumber.split(' ')[1])
    await sql`
      with of_flight as (
        select f.id, row_number() over (order by capacity desc, f.id) as nth from flights.fares f
        join flights.departures d on d.id = f.departure_id
        where d.flight_number = ${number} and d.date = ${leavesOn} and d.departs_local = ${outbound.departsLocal}::timestamp)
      update flights.fares f set capacity = case when nth = 1 then ${seats} else 0 end, elsewhere = 0, fill_load = 0
      from of_flight where of_flight.id = f.id`.execute(t.house.database)
  }

  async function onlyRooms(
    { hotelId, checkIn, checkOut }: { hotelId: string; checkIn: string; checkOut: string },
    rooms: number,
  ): Promise<void> {
    await sql`
      with kinds as (
        select room_type, row_number() over (order by room_type) as nth from (
          select distinct room_type from hotels.nights where room_type like ${`${hotelId}.%`} and night = ${checkIn}) all_kinds)
      update hotels.nights n set allotment = case when nth = 1 then ${rooms} else 0 end
      from kinds where n.room_type = kinds.room_type and night >= ${checkIn} and night < ${checkOut}`.execute(
      t.house.database,
    )
  }

  const cases: readonly (readonly [what: string, buyers: number, left: Left, code: string])[] = [
    ['the places of the group', 200, { places: 12, seats: 40, rooms: 40 }, 'GROUP_FULL'],
    ['the seats of its flight', 60, { places: 20, seats: 7, rooms: 40 }, 'FLIGHT_FULL'],
    ['the rooms of its hotel', 60, { places: 20, seats: 40, rooms: 5 }, 'HOTEL_FULL'],
  ]

  for (const [at, [what, many, left, code]] of cases.entries())
    test(`of ${many} buyers at once as many go as ${what} allow, and none of the three is oversold`, async () => {
      const { departureId } = await departureWith(left)
      const before = await t.counts(departureId)
      const buyers = await Promise.all(
        Array.from({ length: many }, (_, nth) => t.admit(`+98913${at}${String(nth).padStart(6, '0')}`)),
      )
      const responses = await Promise.all(buyers.map((by) => t.buy(by, { departureId, beds: [['single']] })))
      const sold = responses.flatMap((response, nth) => {
        const buyer = buyers[nth]
        return response.status === 200 && buyer ? [{ buyer, order: TourOrdered.parse(response.data) }] : []
      })
      const most = Math.min(left.places, left.seats, left.rooms)
      assert.equal(sold.length, most)
      const refused = responses.filter(({ status }) => status !== 200)
      assert.ok(refused.some((response) => response.code === code))
      for (const response of refused)
        assert.match(response.code ?? '', /^(GROUP|FLIGHT|HOTEL)_FULL$/, response.text)
      for (const { buyer, order } of sold) await t.pay(buyer, order.orderId)
      const { nights } = await one(
        t.house.database,
        sql<{ nights: number }>`
          select (returns_on - leaves_on)::int as nights from tours.departures where id = ${departureId}`,
      )
      const counts = await t.counts(departureId)
      assert.deepEqual(counts.places, [0, most])
      assert.deepEqual(
        [counts.seats[1] - before.seats[1], counts.rooms[1] - before.rooms[1]],
        [2 * most, nights * most],
      )
      assert.deepEqual([counts.seats[0], counts.rooms[0]], [before.seats[0], before.rooms[0]])
      await t.isRight()
    })
})
