import type { Trx } from '#database/database.ts'
import { bookingOf } from '#experiences/server/bookings.ts'
import { holdLonger } from '#experiences/server/hold.ts'
import { refuse } from '#experiences/server/refusals.ts'
import type { Room } from '#experiences/server/room.ts'
import type { Rial } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'

/** The held price, which stays; held longer where that is needed. Throws HOLD_ENDED for what was let go. */
export async function reprice(room: Room, orderId: string): Promise<Repriced> {
  const row = await bookingOf(room.database, orderId)
  if (row === undefined || row.isReleased) throw refuse('HOLD_ENDED')
  await holdLonger(room, row)
  return { total: row.total, by: 'seller' }
}

export async function takePrice(
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const row = await bookingOf(trx, orderId)
  if (row?.total !== total) throw new Error(`nobody asked ${total} for order ${orderId}`)
}
