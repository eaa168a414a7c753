import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { OrderListed } from '#orders/responses.ts'
import type { OrderRow } from '#orders/server/record.ts'

export async function tripsOf(
  trx: Trx,
  rows: readonly Pick<OrderRow, 'id' | 'trip_id'>[],
): Promise<ReadonlyMap<string, OrderListed['trip']>> {
  const ids = [...new Set(rows.flatMap(({ trip_id: id }) => (id === null ? [] : [id])))]
  if (ids.length === 0) return new Map()
  const trips = await all(
    trx,
    sql<NonNullable<OrderListed['trip']>>`
      select id as "tripId", number as "tripNumber" from orders.trip where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, trips.find(({ tripId }) => tripId === row.trip_id)]))
}
