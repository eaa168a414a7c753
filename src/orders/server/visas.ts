import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { VisaOrder } from '#orders/order.ts'
import type { VisaView } from '#orders/responses.ts'

export interface VisaRow {
  readonly order_id: string
  readonly country: string
  readonly country_name: string
  readonly country_name_en: string
  readonly type: VisaOrder['type']
  readonly days: number
  readonly entry: VisaOrder['entry']
  readonly speed: VisaOrder['speed']
  readonly is_guaranteed: boolean
  readonly travel_date: Temporal.PlainDate
}

export function visaTexts(orderId: string, visa: VisaOrder): RawBuilder<unknown> {
  return sql`
    insert into orders.visa (order_id, country, country_name, country_name_en, type, days, entry, speed, is_guaranteed, travel_date)
    values (${orderId}, ${visa.country}, ${visa.countryName}, ${visa.countryNameEn}, ${visa.type}, ${visa.days},
      ${visa.entry}, ${visa.speed}, ${visa.isGuaranteed}, ${visa.travelDate})`
}

export async function visaRows(trx: Trx, orderIds: readonly string[]): Promise<ReadonlyMap<string, VisaRow>> {
  const rows = await all(
    trx,
    sql<VisaRow>`select * from orders.visa where order_id = any(${orderIds}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.order_id, row]))
}

export async function visaOf(trx: Trx, orderId: string): Promise<VisaOrder | null> {
  const row = (await visaRows(trx, [orderId])).get(orderId)
  if (row === undefined) return null
  return {
    country: row.country,
    countryName: row.country_name,
    countryNameEn: row.country_name_en,
    type: row.type,
    days: row.days,
    entry: row.entry,
    speed: row.speed,
    isGuaranteed: row.is_guaranteed,
    travelDate: row.travel_date,
  }
}

export function visaView(row: VisaRow): VisaView {
  return {
    country: row.country,
    countryName: row.country_name,
    type: row.type,
    days: row.days,
    entry: row.entry,
    speed: row.speed,
    isGuaranteed: row.is_guaranteed,
    travelDate: row.travel_date.toString(),
  }
}
