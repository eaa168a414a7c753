import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { findRoomType } from '#hotels/catalogue.ts'
import type { Board } from '#hotels/offered.ts'
import { supplierShareOf } from '#hotels/room-shares.ts'
import { ownHotel } from '#hotels/server/extranet/night-grid.ts'
import { latinName } from '#hotels/server/ordered.ts'
import type { Room } from '#hotels/server/room.ts'
import { wishesOf } from '#hotels/server/wishes.ts'
import { noWishes, wishesInWords } from '#hotels/stay-wishes.ts'
import type { Rial } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'

/** A booked room as its hotel sees it: who signs for it, and nothing else of anybody. */
export interface StayThere {
  readonly voucherNumber: string
  readonly leader: string
  readonly roomType: string
  readonly board: Board
  readonly guests: number
  readonly checkIn: string
  readonly nights: number
  readonly isGivenBack: boolean
  /** rial: the hotel's part of what was paid */
  readonly share: Rial
  /** in Persian; '' for none */
  readonly wishes: string
}

interface Row extends Omit<StayThere, 'roomType' | 'leader' | 'wishes' | 'share'> {
  readonly orderId: string
  readonly place: number
  readonly roomTypeId: string
  readonly total: Rial
  readonly rules: readonly RuleMade[]
}

const mostRooms = 300

export interface StaysWanted {
  readonly from: Temporal.PlainDate
  readonly until: Temporal.PlainDate
}

/** Rooms of whoever arrives from one day to another, both of them. Throws HOTEL_NOT_FOUND. */
export async function staysThere(
  room: Room,
  hotelId: string,
  { from, until }: StaysWanted,
): Promise<readonly StayThere[]> {
  ownHotel(room, hotelId)
  const rows = await all(
    room.database,
    sql<Row>`
      select order_id as "orderId", r.room as place, r.room_type as "roomTypeId", r.board, r.total, r.price_rules as rules,
        r.voucher_number as "voucherNumber", r.adults + cardinality(r.child_ages) as guests,
        s.check_in::text as "checkIn", s.check_out - s.check_in as nights, r.state = 'refunded' as "isGivenBack"
      from hotels.stays s join hotels.rooms r using (order_id)
      where s.hotel_id = ${hotelId} and s.state = 'issued' and s.check_in between ${from} and ${until}
        and r.voucher_number is not null
      order by s.check_in, order_id, r.room limit ${mostRooms}`,
  )
  const orders = new Map(
    await Promise.all(
      [...new Set(rows.map(({ orderId }) => orderId))].map(
        async (id) => [id, await factsOf(room, id)] as const,
      ),
    ),
  )
  return rows.map(({ orderId, place, roomTypeId, total, rules, ...row }) => ({
    ...row,
    leader: orders.get(orderId)?.leaders[place] ?? '',
    wishes: orders.get(orderId)?.wishes ?? '',
    roomType: findRoomType(roomTypeId)?.roomType.name ?? roomTypeId,
    share: supplierShareOf({ total, rules }),
  }))
}

async function factsOf({ orders, database }: Room, orderId: string) {
  const [leaders, wishes] = await Promise.all([orders.passengersOf(orderId), wishesOf(database, orderId)])
  return { leaders: leaders.map(latinName), wishes: wishesInWords(wishes ?? noWishes).fa }
}
