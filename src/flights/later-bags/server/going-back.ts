import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { laterBagKind } from '#flights/later-bags/kind.ts'
import { bagsAfter } from '#flights/later-bags/server/stored-bags.ts'
import type { Room } from '#flights/server/room.ts'
import type { RefundBeside } from '#orders/refund-beside.ts'
import type { OrderDetails } from '#orders/responses.ts'

interface OrphanRow {
  readonly orderId: string
  readonly position: number
}

type Returning = Pick<Room, 'database' | 'orders' | 'refunds'>

/** Bags whose ticket went back go back too, each by its own rule, into the wallet. Harmless when run again. */
export async function giveBagsBack(room: Returning, ticketOrder: string): Promise<void> {
  const rows = await all(
    room.database,
    sql<OrphanRow>`
      select o.order_id as "orderId", b.position from flights.later_bags b
      join flights.later_bag_orders o on o.order_id = b.order_id
      join flights.tickets t on t.order_id = b.ticket_order and t.leg = b.leg and t.position = b.passenger
      where b.ticket_order = ${ticketOrder} and o.state = 'issued' and b.refunded_at is null and t.state = 'refunded'`,
  )
  const owners = await room.orders.ownersOf([...new Set(rows.map(({ orderId }) => orderId))])
  for (const [orderId, bags] of Map.groupBy(rows, (row) => row.orderId)) {
    const userId = owners.get(orderId)
    const only = bags.map(({ position }) => ({ passenger: position, leg: 0 }))
    if (userId !== undefined) await room.refunds.giveBackAll({ orderId, userId, only })
  }
}

/** What goes back by itself with tickets that are about to be given back. */
export async function besideRefund(room: Room, order: OrderDetails): Promise<readonly RefundBeside[]> {
  if (order.product === laterBagKind) return []
  const bags = await bagsAfter(room.database, order.orderId)
  return [...Map.groupBy(bags, ({ orderId }) => orderId)].map(([orderId, of]) => ({
    orderId,
    title: of.length === 1 && of[0] !== undefined ? `${bagWords(of[0])} بار اضافه` : 'بار اضافه',
    goesAlong: true,
    items: of.map(({ passenger, leg, position }) => ({
      passenger,
      leg,
      item: { passenger: position, leg: 0 },
    })),
  }))
}
