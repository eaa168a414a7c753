import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { countRooms } from '#hotels/server/nights.ts'
import type { Room } from '#hotels/server/room.ts'
import { roomCounts, stayOf } from '#hotels/server/stays.ts'
import { letGo } from '#hotels/server/suppliers/outbox.ts'
import type { Released } from '#orders/product.ts'

/** In the caller's transaction. An order without rooms can get none afterwards. */
export async function release({ clock }: Pick<Room, 'clock'>, trx: Trx, orderId: string): Promise<Released> {
  await sql`
    insert into hotels.stays (order_id, state, taken_at) values (${orderId}, 'released', ${clock.now()})
    on conflict (order_id) do nothing`.execute(trx)
  const freed = await maybe(
    trx,
    sql`update hotels.stays set state = 'released' where order_id = ${orderId} and state = 'held' returning order_id`,
  )
  const had = await stayOf(trx, orderId)
  if (freed === undefined) return had?.state === 'issued' ? 'issued' : 'released'
  if (had?.supplied) await letGo(trx, orderId, clock.now())
  else if (had !== undefined)
    await countRooms(trx, had.stay, { rooms: roomCounts(had.rooms), held: -1, sold: 0 })
  return 'released'
}
