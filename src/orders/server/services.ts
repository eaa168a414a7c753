import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Service } from '#orders/order.ts'
import type { ServiceView } from '#orders/responses.ts'

export interface ServiceRow {
  readonly order_id: string
  readonly name: string
  readonly city_code: string
  readonly city_name: string
  readonly begins_on: Temporal.PlainDate
  readonly ends_at: Temporal.Instant
}

export function serviceTexts(orderId: string, service: Service): RawBuilder<unknown> {
  const { name, cityCode, cityName, beginsOn, endsAt } = service
  return sql`
    insert into orders.service (order_id, name, city_code, city_name, begins_on, ends_at)
    values (${orderId}, ${name}, ${cityCode}, ${cityName}, ${beginsOn}, ${endsAt})`
}

export async function serviceRows(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ServiceRow>> {
  const rows = await all(
    trx,
    sql<ServiceRow>`select * from orders.service where order_id = any(${orderIds}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.order_id, row]))
}

export async function serviceOf(trx: Trx, orderId: string): Promise<Service | null> {
  const row = (await serviceRows(trx, [orderId])).get(orderId)
  if (row === undefined) return null
  return {
    name: row.name,
    cityCode: row.city_code,
    cityName: row.city_name,
    beginsOn: row.begins_on,
    endsAt: row.ends_at,
  }
}

export function serviceView(row: ServiceRow): ServiceView {
  return {
    name: row.name,
    cityCode: row.city_code,
    cityName: row.city_name,
    beginsOn: row.begins_on.toString(),
  }
}
