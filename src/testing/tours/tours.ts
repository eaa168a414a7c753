import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { openTestAgency, type SignedIn, type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { fill } from '#testing/orders/money.ts'
import type { Bed } from '#tours/beds.ts'
import { tourCalls } from '#tours/calls.ts'
import { TourDetail, type TourListed, TourOrdered } from '#tours/responses.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

/** A Saturday morning: 30 Aban 1405. */
export const toursNow = Temporal.Instant.from('2026-11-21T06:00:00Z')

const adults = [
  ['SARA', 'سارا', '0084575948', '1367-05-24', 'Female'],
  ['OMID', 'امید', '0076229645', '1365-05-24', 'Male'],
  ['DARA', 'دارا', '0499370899', '1360-05-24', 'Male'],
] as const
const child = ['NIKA', 'نیکا', '0013542419', '1399-05-24', 'Female'] as const

export function traveller(at: number, bed: Bed, room = 0): object {
  const isAdult = bed === 'double' || bed === 'single'
  const [firstName, firstNameFarsi, nationalCode, birthDateFa, genderTitle] = isAdult
    ? (adults[at] ?? adults[0])
    : child
  const fields = { firstName, lastName: 'Mohammadi', firstNameFarsi, lastNameFarsi: 'محمدی', genderTitle }
  return { room, bed, fields: { ...fields, nationalCode, birthDateFa } }
}

export interface TestTours extends TestAgency {
  readonly departures: readonly TourListed[]
  detail(departureId: string): Promise<TourDetail>
  buy(by: SignedIn, wish: TourWish): Promise<TestResponse>
  bought(by: SignedIn, wish: TourWish): Promise<TourOrdered>
  pay(by: SignedIn, orderId: string): Promise<void>
  counts(departureId: string): Promise<TourCounts>
  isRight(): Promise<void>
}

export interface TourWish {
  readonly departureId: string
  readonly hotel?: number
  readonly beds?: readonly (readonly Bed[])[]
  readonly more?: object
}

export interface TourCounts {
  readonly places: readonly [held: number, sold: number]
  readonly seats: readonly [held: number, sold: number]
  readonly rooms: readonly [held: number, sold: number]
}

export async function openTestTours(environment: Record<string, string> = {}): Promise<TestTours> {
  const t = await openTestAgency(environment)
  t.house.clock.set(toursNow)
  const departures = await t.agency.tours.list()
  const detail = (departureId: string) => t.agency.tours.detail(departureId)
  return {
    ...t,
    departures,
    detail,
    buy: (by, wish) => buy(t, by, wish),
    async bought(by, wish) {
      const response = await buy(t, by, wish)
      assert.equal(response.status, 200, response.text)
      return TourOrdered.parse(response.data)
    },
    async pay(by, orderId) {
      const { total } = (await t.agency.orders.order(orderId)) ?? { total: rial(0) }
      await fill({ house: t.house, wallet: t.agency.wallet }, by.userId, total)
      await t.agency.orders.confirmFromWallet(orderId, by.userId)
      await t.agency.orders.work.issue(orderId)
    },
    counts: (departureId) => countsOf(t, departureId),
    async isRight() {
      const { database, clock } = t.house
      assert.deepEqual(await bookFaults(database), [])
      const prepaid = await openPrepayments(database)
      assert.deepEqual(await orderFaults(database, { now: clock.now(), prepaid }), [])
      assert.deepEqual(await placeFaults(t), [])
    },
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

async function buy(
  t: TestAgency,
  by: SignedIn,
  { departureId, hotel = 0, beds = [['double', 'double']], more = {} }: TourWish,
): Promise<TestResponse> {
  const { hotels } = TourDetail.parse(await t.agency.tours.detail(departureId))
  const chosen = hotels[hotel]
  assert.ok(chosen)
  let at = 0
  const travellers = beds.flatMap((room, place) => room.map((bed) => traveller(at++, bed, place)))
  const body = {
    departureId,
    hotelId: chosen.hotelId,
    travellers,
    contact: { phoneNumber: '09123456789', email: '' },
    totalPrice: beds.flat().reduce((sum, bed) => sum + chosen.prices[bed], 0),
    ...more,
  }
  return t.ask(tourCalls.submit.line, { by: by.token, body })
}

/** Whether what departures count is what bookings have. */
async function placeFaults({ house }: TestAgency): Promise<readonly object[]> {
  return all(
    house.database,
    sql<object>`
      select d.id, d.held, d.sold, b.held as "heldBy", b.sold as "soldBy" from tours.departures d
      left join lateral (
        select count(*) filter (where state = 'held')::int as held, count(*) filter (where state = 'issued')::int as sold
        from tours.bookings join tours.travellers using (order_id)
        where departure_id = d.id and bed <> 'infant' and refunded_at is null) b on true
      where (d.held, d.sold) is distinct from (b.held, b.sold)`,
  )
}

async function countsOf({ house }: TestAgency, departureId: string): Promise<TourCounts> {
  const pair = async (text: ReturnType<typeof sql<{ held: number; sold: number }>>) => {
    const [row] = await all(house.database, text)
    return [row?.held ?? 0, row?.sold ?? 0] as const
  }
  return {
    places: await pair(sql`select held, sold from tours.departures where id = ${departureId}`),
    seats: await pair(sql`
      select coalesce(sum(held), 0)::int as held, coalesce(sum(sold), 0)::int as sold from flights.fares
      where held + sold > 0`),
    rooms: await pair(sql`
      select coalesce(sum(held), 0)::int as held, coalesce(sum(sold), 0)::int as sold from hotels.nights
      where held + sold > 0`),
  }
}
