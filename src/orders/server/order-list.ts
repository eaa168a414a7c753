import { type RawBuilder, sql } from 'kysely'
import { all } from '#database/database.ts'
import type { OrderList } from '#orders/responses.ts'
import { boughtRows } from '#orders/server/bought-rows.ts'
import type { OrderRow } from '#orders/server/record.ts'
import type { Room } from '#orders/server/room.ts'
import { listed } from '#orders/server/row-views.ts'
import { found } from '#orders/server/search-orders.ts'
import { issuedAhead } from '#orders/server/upcoming.ts'

export interface OrdersPage {
  readonly kind: 'upcoming' | 'past' | 'flown' | 'cancelled' | 'all'
  readonly page: number
  readonly take: number
  readonly search?: string | undefined
}

export async function mine(
  room: Pick<Room, 'database' | 'money' | 'credits' | 'products'>,
  userId: string,
  asked: OrdersPage & { now: Temporal.Instant },
): Promise<OrderList> {
  const { kind, page, take, search, now } = asked
  const { database } = room
  const ahead = kind === 'all' ? [] : await issuedAhead(room, room.database, { userId, now })
  const isUpcoming = sql<boolean>`(status in ('created', 'submitted', 'approved', 'paid', 'issuing', 'unissued')
    or status = 'issued' and id = any(${ahead}::uuid[]))`
  const wanted: Record<typeof kind, RawBuilder<boolean>> = {
    all: sql`true`,
    upcoming: isUpcoming,
    past: sql`not ${isUpcoming}`,
    flown: sql`status = 'issued' and not ${isUpcoming}`,
    cancelled: sql`status <> 'issued' and not ${isUpcoming}`,
  }
  const named =
    search === undefined ? sql`` : sql`and id = any(${await found(database, userId, search)}::uuid[])`
  const rows = await all(
    database,
    sql<OrderRow & { of: number }>`
      select "order".*, count(*) over () as of from orders."order"
      where owner_id = ${userId} and ${wanted[kind]} ${named}
      order by created_at desc, id limit ${take} offset ${(page - 1) * take}`,
  )
  const bought = await boughtRows(room, rows)
  return {
    orders: rows.map((row) => listed(row, bought(row))),
    page,
    total: rows[0]?.of ?? 0,
  }
}
