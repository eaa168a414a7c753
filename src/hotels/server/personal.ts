import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** The rooms somebody ordered. Who sleeps in them is told and stripped with the order; what stays here names nobody. */
export function hotelsPart(
  database: Database,
  ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>,
): PersonalPart {
  return {
    room: 'hotels',
    told: async (userId) => ({
      rooms: await all(
        database,
        sql<object>`
          select hotel_id as hotel, check_in as "checkIn", check_out as "checkOut", room, room_type as "roomType", board,
            adults, child_ages as "childAges", r.total, voucher_number as voucher, r.state, refunded_at as "refundedAt"
          from hotels.rooms r join hotels.stays using (order_id)
          where order_id = any(${await ordersOf(userId, database)}::uuid[]) order by check_in, order_id, room`,
      ),
    }),
    erase: async () => 0,
  }
}
