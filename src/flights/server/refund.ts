import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { lockedHold } from '#flights/server/holds.ts'
import type { Room } from '#flights/server/room.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { groupsOf, headCount } from '#passengers/party.ts'

/**
 * Cancels the tickets of some people of an issued order: their seats go back on sale, infants had none. What was given
 * back before stays so. The hold is locked first, so that of two who give back at once the second finds it done.
 */
export async function refund(
  { clock }: Pick<Room, 'clock'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const hold = await lockedHold(trx, orderId)
  if (hold?.state !== 'issued') throw new Error(`order ${orderId} has no tickets to give back`)
  const head = headCount(hold.party)
  const stray = items.find(({ passenger, leg }) => leg !== 0 || passenger < 0 || passenger >= head)
  if (stray !== undefined)
    throw new RangeError(`order ${orderId} has no passenger ${stray.passenger} on leg ${stray.leg}`)
  const cancelled = await all<{ position: number }>(
    trx,
    sql`
      update flights.tickets set state = 'refunded', refunded_at = ${clock.now()}
      where order_id = ${orderId} and position = any(${items.map(({ passenger }) => passenger)}) and state = 'open'
      returning position`,
  )
  const groups = groupsOf(hold.party)
  const seats = cancelled.filter(({ position }) => groups[position] !== 'infant').length
  if (seats === 0) return
  await sql`update flights.holds set seats = seats - ${seats} where order_id = ${orderId}`.execute(trx)
  await sql`update flights.fares set sold = sold - ${seats} where id = ${hold.fareId}`.execute(trx)
}
