import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Repriced } from '#orders/product.ts'
import { bookingOf } from '#tours/server/bookings.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'

/** A contract's price stays what it was when its places were held. Throws HOLD_ENDED. */
export async function reprice({ database }: Pick<Room, 'database'>, orderId: string): Promise<Repriced> {
  const booking = await bookingOf(database, orderId)
  if (booking === undefined || booking.state === 'released') throw refuse('HOLD_ENDED')
  return { total: booking.total, by: 'seller' }
}

export async function takePrice(
  trx: Trx,
  { orderId, total }: { readonly orderId: string; readonly total: Rial },
): Promise<void> {
  const booking = await bookingOf(trx, orderId)
  if (booking?.total !== total) throw new Error(`nobody asked ${total} for order ${orderId}`)
}
