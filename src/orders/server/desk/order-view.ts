import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { DeskOrder } from '#orders/desk-order.ts'
import { labelsFor } from '#orders/labels.ts'
import type { Status } from '#orders/life.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { ExtraView } from '#orders/responses.ts'
import { type DeskRow, deskOrders } from '#orders/server/desk/list.ts'
import { extrasOf } from '#orders/server/extras.ts'
import { moneyBackOf } from '#orders/server/money-back.ts'
import { passengersOf } from '#orders/server/order-contents.ts'
import type { OrderRow } from '#orders/server/record.ts'
import { faceOf, type Room } from '#orders/server/room.ts'

export interface DeskMove {
  readonly status: Status
  readonly says: string
  readonly at: Temporal.Instant
}

export interface DeskPriceChange {
  readonly was: number
  readonly becomes: number
  readonly noticedAt: Temporal.Instant
  readonly agreedAt: Temporal.Instant | null
}

/** One order as the house's people see it. */
export interface DeskOrderView {
  readonly order: DeskOrder
  readonly ownerId: string
  readonly email: string | null
  readonly passengers: readonly OrderPassenger[]
  readonly extras: readonly ExtraView[]
  readonly moves: readonly DeskMove[]
  readonly priceChanges: readonly DeskPriceChange[]
  /** why it failed or was withdrawn, in the house's words */
  readonly reason: string | null
  /** its traveller's own page */
  readonly opens: string
}

export async function deskOrderView(room: Room, row: OrderRow): Promise<DeskOrderView | undefined> {
  const { database } = room
  const [order] = await deskOrders(room, [row as DeskRow])
  if (order === undefined) return undefined
  const face = faceOf(room, row.product)
  const back = (await moneyBackOf(room, [row])).get(row.id)
  const moves = await all(
    database,
    sql<
      Pick<DeskMove, 'status' | 'at'>
    >`select status, at from orders.history where order_id = ${row.id} order by id`,
  )
  return {
    order,
    ownerId: row.owner_id,
    email: row.contact_email,
    passengers: await passengersOf(database, row.id),
    extras: await extrasOf(database, row.id),
    moves: moves.map((move) => ({ ...move, says: labelsFor(face, move.status, back).says })),
    priceChanges: await all(
      database,
      sql<DeskPriceChange>`select was, becomes, noticed_at as "noticedAt", agreed_at as "agreedAt"
        from orders.price_change where order_id = ${row.id} order by id`,
    ),
    reason: row.reason,
    opens: face.orderPath(row.id),
  }
}
