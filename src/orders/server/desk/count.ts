import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { DeskFilter } from '#orders/desk-order.ts'
import { matching } from '#orders/server/desk/filter.ts'
import type { Room } from '#orders/server/room.ts'

export interface DeskCount {
  readonly orders: number
  /** what their buyers paid or are to pay, rial */
  readonly total: Rial
}

/** Of the very rows that the list with this filter has. */
export async function deskCount(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  filter: DeskFilter,
): Promise<DeskCount> {
  const { orders, total } = await one(
    database,
    sql<{ orders: number; total: number }>`select count(*)::int as orders,
        coalesce(sum(o.total - o.discount), 0)::bigint as total
      from orders."order" o where ${matching(filter, clock.now())}`,
  )
  return { orders, total: rial(total) }
}
