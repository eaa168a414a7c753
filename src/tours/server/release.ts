import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Released } from '#orders/product.ts'
import { seatsOf } from '#tours/beds.ts'
import { type Booking, bookingOf, countSeats } from '#tours/server/bookings.ts'
import type { Room } from '#tours/server/room.ts'

/** In the caller's transaction, of all three. Where the tickets are issued already nothing can be released any more: the
 * order is issued on. */
export async function release(
  { clock, flights, hotels }: Pick<Room, 'clock' | 'flights' | 'hotels'>,
  trx: Trx,
  orderId: string,
): Promise<Released> {
  await sql`
    insert into tours.bookings (order_id, state, taken_at) values (${orderId}, 'released', ${clock.now()})
    on conflict (order_id) do nothing`.execute(trx)
  await maybe(trx, sql`select from tours.bookings where order_id = ${orderId} for update`)
  const booking = await bookingOf(trx, orderId)
  if (booking?.state === 'issued') return 'issued'
  // the departure is locked before the flights', as in a refund
  const held = booking?.state === 'held' ? placesOf(booking) : undefined
  if (held !== undefined) await countSeats(trx, { ...held, held: -held.seats })
  if ((await flights.product.release(trx, orderId)) === 'issued') {
    if (held !== undefined) await countSeats(trx, { ...held, held: held.seats })
    return 'issued'
  }
  await hotels.product.release(trx, orderId)
  await sql`
    update tours.bookings set state = 'released' where order_id = ${orderId} and state = 'held'`.execute(trx)
  return 'released'
}

function placesOf({ departureId, travellers }: Booking) {
  return { departureId, seats: seatsOf(travellers.map(({ bed }) => bed)) }
}
