import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { HotelStay } from '#orders/order.ts'
import type { StayView } from '#orders/responses.ts'
import { cityOf } from '#places/airports.ts'

export interface StayRow {
  readonly order_id: string
  readonly hotel_id: string
  readonly hotel_name: string
  readonly hotel_name_en: string
  readonly city_code: string
  readonly city_name: string
  readonly is_domestic: boolean
  readonly check_in: Temporal.PlainDate
  readonly check_out: Temporal.PlainDate
  readonly checks_in_at: Temporal.Instant
  readonly checks_out_at: Temporal.Instant
  readonly rooms: number
}

export function stayTexts(orderId: string, stay: HotelStay): RawBuilder<unknown> {
  return sql`
    insert into orders.stay (order_id, hotel_id, hotel_name, hotel_name_en, city_code, city_name, is_domestic,
      check_in, check_out, checks_in_at, checks_out_at, rooms)
    values (${orderId}, ${stay.hotelId}, ${stay.hotelName}, ${stay.hotelNameEn}, ${stay.cityCode}, ${stay.cityName},
      ${stay.isDomestic}, ${stay.checkIn}, ${stay.checkOut}, ${stay.checksInAt}, ${stay.checksOutAt}, ${stay.rooms})`
}

export async function stayRows(trx: Trx, orderIds: readonly string[]): Promise<ReadonlyMap<string, StayRow>> {
  const rows = await all(
    trx,
    sql<StayRow>`select * from orders.stay where order_id = any(${orderIds}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.order_id, row]))
}

export async function stayOf(trx: Trx, orderId: string): Promise<HotelStay | null> {
  const row = (await stayRows(trx, [orderId])).get(orderId)
  return row === undefined ? null : hotelStay(row)
}

function hotelStay(row: StayRow): HotelStay {
  return {
    hotelId: row.hotel_id,
    hotelName: row.hotel_name,
    hotelNameEn: row.hotel_name_en,
    cityCode: row.city_code,
    cityName: row.city_name,
    isDomestic: row.is_domestic,
    checkIn: row.check_in,
    checkOut: row.check_out,
    checksInAt: row.checks_in_at,
    checksOutAt: row.checks_out_at,
    rooms: row.rooms,
  }
}

export function stayView(row: StayRow, givenBack: number): StayView {
  return {
    hotelId: row.hotel_id,
    hotelName: row.hotel_name,
    hotelNameEn: row.hotel_name_en,
    cityCode: row.city_code,
    cityName: row.city_name,
    checkIn: row.check_in.toString(),
    checkOut: row.check_out.toString(),
    checkInFrom: row.checks_in_at
      .toZonedDateTimeISO(cityOf(row.city_code).timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
    nights: row.check_in.until(row.check_out).days,
    rooms: row.rooms,
    openRooms: row.rooms - givenBack,
  }
}
