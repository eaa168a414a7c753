import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { latinName } from '#hotels/server/ordered.ts'
import type { Room } from '#hotels/server/room.ts'
import { stayOf } from '#hotels/server/stays.ts'
import { wishesOf } from '#hotels/server/wishes.ts'
import { noWishes, wishesInWords } from '#hotels/stay-wishes.ts'

/** A stay that begins that day, as the house tells it to the hotel. */
export interface ArrivingStay {
  readonly orderId: string
  readonly hotelId: string
  readonly hotelName: string
  /** of rooms that were not given back */
  readonly rooms: readonly { readonly voucherNumber: string; readonly leader: string }[]
  /** in Persian; '' for none */
  readonly wishes: string
}

export async function arrivingOn(room: Room, day: Temporal.PlainDate): Promise<readonly ArrivingStay[]> {
  const { database } = room
  const due = await all<{ id: string }>(
    database,
    sql`
      select order_id as id from hotels.stays
      where state = 'issued' and check_in = ${day} order by hotel_id, order_id`,
  )
  const stays: ArrivingStay[] = []
  for (const { id } of due) {
    const held = await stayOf(database, id)
    const open = held?.rooms.filter(({ state }) => state === 'open') ?? []
    if (held === undefined || open.length === 0) continue
    const leaders = await room.orders.passengersOf(id)
    stays.push({
      orderId: id,
      hotelId: held.hotel.id,
      hotelName: held.hotel.name,
      rooms: open.map(({ room: place, voucherNumber }) => {
        const leader = leaders[place]
        return { voucherNumber: voucherNumber ?? '', leader: leader === undefined ? '' : latinName(leader) }
      }),
      wishes: wishesInWords((await wishesOf(database, id)) ?? noWishes).fa,
    })
  }
  return stays
}
