import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { requestNumbered } from '#refunds/server/desk/record.ts'
import { refuse } from '#refunds/server/refusals.ts'
import type { Room } from '#refunds/server/room.ts'

/** The bank is asked now how a payout stands; what never arrived there is sent again, under the same number. Returns its order.
 * Refuses REFUND_UNKNOWN, NO_PAYOUT_OPEN. */
export async function lookAgain(room: Room, trx: Trx, number: string): Promise<string> {
  const row = await requestNumbered(trx, number)
  if (row === undefined) throw refuse('REFUND_UNKNOWN')
  const looked = await maybe(
    trx,
    sql`update refunds.payout set look_at = ${room.clock.now()}
      where request_id = ${row.id} and look_at is not null returning 1`,
  )
  if (looked === undefined) throw refuse('NO_PAYOUT_OPEN')
  await room.paying.send({ refundId: row.id }, { within: trx })
  return row.order_id
}
