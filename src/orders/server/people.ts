import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { type PassengerRow, passengerOf } from '#orders/server/passenger-rows.ts'

/** Id: "order.position". */
export interface Traveller extends OrderPassenger {
  readonly id: string
}

export type TravellerRow = PassengerRow & { readonly order_id: string; readonly position: number }

const most = 200

export async function travellersOf(database: Database, userId: string): Promise<readonly Traveller[]> {
  const rows = await all(
    database,
    sql<TravellerRow>`
      select p.* from orders.passenger p join orders."order" o on o.id = p.order_id
      where o.owner_id = ${userId} and o.paid_at is not null
      order by o.created_at desc, o.id, p.position limit ${most}`,
  )
  return rows.map(travellerOf)
}

export function travellerOf(row: TravellerRow): Traveller {
  return { id: `${row.order_id}.${row.position}`, ...passengerOf(row) }
}
