import { sql } from 'kysely'
import { changesOf } from '#flights/changes/server/order-changes.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { ChangeRead } from '#orders/journey-change.ts'

/** Accepts a direction's new time; repeating is harmless. Refuses NO_NEW_TIME, CHANGED_AGAIN. */
export async function acceptChange(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  { orderId, leg, since }: ChangeRead,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const change = (await changesOf(trx, [orderId])).find((one) => one.leg === leg)
    if (change?.kind !== 'new-time') throw refuse('NO_NEW_TIME')
    // the airline changed the time again since the traveller read it
    if (change.since.toString() !== since) throw refuse('CHANGED_AGAIN')
    if (change.acceptedAt !== null) return
    await sql`
      update flights.hold_legs set change_accepted_at = ${clock.now()}
      where order_id = ${orderId} and leg = ${leg}`.execute(trx)
  })
}
