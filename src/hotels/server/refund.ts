import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { legOf } from '#hotels/server/refund-terms.ts'
import type { Room } from '#hotels/server/room.ts'
import { lockedStay, roomCounts } from '#hotels/server/stays.ts'
import { moved } from '#hotels/server/suppliers/outbox.ts'
import type { Stay } from '#hotels/stay.ts'
import type { RefundItem } from '#orders/refund-terms.ts'

/** Puts rooms back on sale, or leaves the supplier's to its job. Idempotent: the stay is locked first. */
export async function refund(
  { clock, cancelling }: Pick<Room, 'clock' | 'cancelling'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const held = await lockedStay(trx, orderId)
  if (held?.state !== 'issued') throw new Error(`order ${orderId} has no rooms to give back`)
  for (const { passenger, leg } of items) {
    const room = held.rooms[passenger]
    if (room === undefined || legOf(held, room) !== leg)
      throw new RangeError(`order ${orderId} has no room ${passenger} on leg ${leg}`)
  }
  const back = await all<{ readonly roomTypeId: string }>(
    trx,
    sql`
      update hotels.rooms set state = 'refunded', refunded_at = ${clock.now()}
      where order_id = ${orderId} and room = any(${items.map(({ passenger }) => passenger)}::smallint[]) and state = 'open'
      returning room_type as "roomTypeId"`,
  )
  if (back.length === 0) return
  if (held.supplied === null) return giveBack(trx, held.stay, roomCounts(back))
  await moved(trx, orderId, { to: 'cancelling', now: clock.now(), reason: 'given back by its traveller' })
  await cancelling.send({ orderId }, { within: trx })
}

/** Nights are counted at commit, so that refunds of one hotel do not wait for each other's wallet work. */
async function giveBack(
  trx: Trx,
  { checkIn, checkOut }: Stay,
  back: ReadonlyMap<string, number>,
): Promise<void> {
  const rooms = JSON.stringify([...back].map(([room_type, many]) => ({ room_type, many })))
  await sql`
    insert into hotels.rooms_back (room_type, check_in, check_out, rooms)
    select room_type, ${checkIn}, ${checkOut}, many
    from jsonb_to_recordset(${rooms}::jsonb) as back (room_type text, many integer)
    order by room_type`.execute(trx)
}
