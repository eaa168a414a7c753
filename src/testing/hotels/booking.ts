import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelDetail, HotelOrdered, type RateView } from '#hotels/responses.ts'
import { due } from '#orders/order.ts'
import type { TestHotels } from '#testing/hotels/hotels.ts'

const leaders = [
  ['Sara', 'سارا', '0084575948'],
  ['Omid', 'امید', '0076229645'],
  ['Nika', 'نیکا', '0013542419'],
] as const

export function leader(room: number): object {
  const [firstName, firstNameFarsi, nationalCode] = leaders[room % leaders.length] ?? leaders[0]
  return {
    type: 1,
    firstName,
    lastName: 'Mohammadi',
    firstNameFarsi,
    lastNameFarsi: 'محمدی',
    genderTitle: room % 2 === 0 ? 'Female' : 'Male',
    birthDateFa: `136${room}-05-24`,
    nationalCode,
  }
}

export const marjan = 'kih-marjan'
export const stay = { checkIn: '2026-12-05', checkOut: '2026-12-08' } as const
export const couple = { adults: 2, childAges: [] as number[] }

type TestMarket = Pick<TestHotels, 'ask' | 'house' | 'orders' | 'hotels'>

export function bookingAt(t: TestMarket) {
  async function rates(rooms: object[] = [couple], hotelId = marjan): Promise<HotelDetail> {
    const told = await t.ask(hotelCalls.detail.line, { hotelId, ...stay, rooms })
    return HotelDetail.parse(told.data)
  }

  async function rate(rateId: string): Promise<RateView> {
    const found = (await rates()).rooms[0]?.rates.find((one) => one.rateId === rateId)
    if (found === undefined) throw new Error(`${rateId} is not to be had`)
    return found
  }

  async function order(userId: string, rateIds: readonly string[], more: object = {}) {
    const shown = await Promise.all(rateIds.map((id) => rate(id).catch(() => ({ total: 1 }))))
    const rooms = rateIds.map((rateId, room) => ({ rateId, ...couple, leader: leader(room) }))
    return t.ask(
      hotelCalls.submit.line,
      {
        hotelId: marjan,
        ...stay,
        rooms,
        contact: { phoneNumber: '09123456789', email: '' },
        totalPrice: shown.reduce((sum, { total }) => sum + total, 0),
        ...more,
      },
      userId,
    )
  }

  async function submitted(
    userId: string,
    rateIds: readonly string[],
    more: object = {},
  ): Promise<HotelOrdered> {
    const told = await order(userId, rateIds, more)
    if (told.status !== 200) throw new Error(told.text)
    return HotelOrdered.parse(told.data)
  }

  async function issued(
    userId: string,
    rateIds: readonly string[],
    more: object = {},
  ): Promise<HotelOrdered> {
    const { orderId } = await submitted(userId, rateIds, more)
    const { order: agreed } = await t.orders.approve(orderId, userId)
    await t.house.database
      .transaction()
      .execute((trx) =>
        t.orders.captured(trx, { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(agreed) }),
      )
    await t.orders.work.issue(orderId)
    return t.hotels.ordered(orderId, userId)
  }

  return { rates, rate, order, submitted, issued, ...countsAt(t) }
}

function countsAt(t: TestMarket) {
  async function counts(roomTypeId: string): Promise<readonly { held: number; sold: number }[]> {
    return all(
      t.house.database,
      sql`
        select held, sold from hotels.nights where room_type = ${roomTypeId}
          and night >= ${stay.checkIn} and night < ${stay.checkOut} order by night`,
    )
  }

  async function leave(roomTypeId: string, count: number, night: string = stay.checkIn): Promise<void> {
    await t.hotels.detail({ hotelId: marjan, ...stay, rooms: [couple] })
    await sql`
      update hotels.nights set allotment = held + sold + ${count}
      where room_type = ${roomTypeId} and night = ${night}`.execute(t.house.database)
  }

  /** Nights whose counts do not match the stays; must be empty. */
  async function wrongNights(): Promise<readonly unknown[]> {
    const roomsIn = (state: string) => sql`(
      select count(*) from hotels.rooms r join hotels.stays s using (order_id)
      where r.room_type = n.room_type and r.state = 'open' and s.state = ${state}
        and s.check_in <= n.night and n.night < s.check_out)`
    return all(
      t.house.database,
      sql`
        select room_type, night from hotels.nights n
        where held <> ${roomsIn('held')} or sold <> ${roomsIn('issued')}`,
    )
  }

  return { counts, leave, wrongNights }
}
