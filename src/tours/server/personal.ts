import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** Names are the orders' own; here are only places, which stay as accounts of what was sold. */
export function toursPart(
  database: Database,
  ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>,
): PersonalPart {
  return {
    room: 'tours',
    exported: async (userId) => ({
      places: await all(
        database,
        sql<object>`
          select departure_id as departure, hotel_id as hotel, voucher_number as voucher, room, bed, t.total,
            refunded_at as "refundedAt"
          from tours.travellers t join tours.bookings using (order_id)
          where order_id = any(${await ordersOf(userId, database)}::uuid[]) order by order_id, position`,
      ),
    }),
    erase: async () => 0,
  }
}
