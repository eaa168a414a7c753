import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database, type Trx } from '#database/database.ts'
import { eraseMessages } from '#hotels/server/messages/stored-messages.ts'
import { eraseWishes } from '#hotels/server/wishes.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function hotelsPart(
  database: Database,
  ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>,
): PersonalPart {
  return {
    room: 'hotels',
    exported: async (userId) => ({
      rooms: await all(
        database,
        sql<object>`
          select hotel_id as hotel, check_in as "checkIn", check_out as "checkOut", room, room_type as "roomType", board,
            adults, child_ages as "childAges", r.total, voucher_number as voucher, r.state, refunded_at as "refundedAt"
          from hotels.rooms r join hotels.stays using (order_id)
          where order_id = any(${await ordersOf(userId, database)}::uuid[]) order by check_in, order_id, room`,
      ),
      favourites: await all(
        database,
        sql<object>`
          select hotel_id as hotel, saved_at as "savedAt" from hotels.favourites where user_id = ${userId} order by hotel_id`,
      ),
      reviews: await all(
        database,
        sql<object>`
          select hotel_id as hotel, name, company, clean, staff, comfort, place, worth, words, state, reason, answer,
            written_at as "writtenAt"
          from hotels.reviews where order_id = any(${await ordersOf(userId, database)}::uuid[]) order by id`,
      ),
      wishes: await all(
        database,
        sql<object>`
          select order_id as "orderId", arrival, requests, note from hotels.stay_wishes
          where order_id = any(${await ordersOf(userId, database)}::uuid[]) order by order_id`,
      ),
      messages: await all(
        database,
        sql<object>`
          select order_id as "orderId", author, words, written_at as "writtenAt" from hotels.guest_messages
          where order_id = any(${await ordersOf(userId, database)}::uuid[]) order by id`,
      ),
    }),
    erase: async (trx, { userId }) => {
      const orderIds = await ordersOf(userId, trx)
      const wishes = (await eraseWishes(trx, orderIds)) + (await eraseMessages(trx, orderIds))
      // what others read stays, of nobody; what only its author saw goes
      const own = await affected(
        trx,
        sql`delete from hotels.favourites where user_id = ${userId}`,
        sql`delete from hotels.reviews where state <> 'published' and order_id = any(${orderIds}::uuid[])`,
        sql`update hotels.reviews set name = null where name is not null and order_id = any(${orderIds}::uuid[])`,
      )
      const stripped = await affected(
        trx,
        sql`update hotels.supplied_stays set booking = booking || jsonb_build_object('stripped', true,
            'leaders', '[]'::jsonb, 'contact', jsonb_build_object('phone', '', 'email', null), 'requests', null)
          where booking is not null and order_id = any(${orderIds}::uuid[])`,
      )
      return wishes + own + stripped
    },
  }
}
