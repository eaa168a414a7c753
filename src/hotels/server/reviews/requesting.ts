import { sql } from 'kysely'
import { all, maybe } from '#database/database.ts'
import { checksOutAt, todayIn } from '#hotels/server/hotel-time.ts'
import type { Room } from '#hotels/server/room.ts'
import { stayOf } from '#hotels/server/stays.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

/** on the next day, so that nobody is asked on the way home */
const hoursAfter = 20
/** later nobody remembers */
const askedForDays = 10

/** Once a stay that was stayed, and for which none was written. Idempotent, safe in parallel; returns how many were asked. */
export async function requestReviews(room: Room): Promise<number> {
  const today = todayIn('THR', room.clock.now())
  const over = await all<{ id: string }>(
    room.database,
    sql`
      select order_id as id from hotels.stays s
      where state = 'issued' and check_out between ${today.subtract({ days: askedForDays })} and ${today}
        and not exists (select from hotels.review_requests q where q.order_id = s.order_id)
        and not exists (select from hotels.reviews r where r.order_id = s.order_id)
        and exists (select from hotels.rooms m where m.order_id = s.order_id and m.state = 'open')
      order by check_out, order_id limit 500`,
  )
  const asked = await eachByItself(over, ({ id }) => requested(room, id))
  return unlessFailed(asked, 'guests could not be asked for a review')
}

async function requested(room: Room, orderId: string): Promise<boolean> {
  const now = room.clock.now()
  return room.database.transaction().execute(async (trx) => {
    const held = await stayOf(trx, orderId)
    if (held === undefined) return false
    const due = checksOutAt(held.hotel, held.stay.checkOut).add({ hours: hoursAfter }).toInstant()
    if (Temporal.Instant.compare(now, due) < 0) return false
    const first = await maybe(
      trx,
      sql`
        insert into hotels.review_requests (order_id, requested_at) values (${orderId}, ${now})
        on conflict (order_id) do nothing returning order_id`,
    )
    if (first === undefined) return false
    const { name, cityName } = held.hotel
    await room.stayOver(trx, { orderId, hotelName: name, cityName })
    return true
  })
}
