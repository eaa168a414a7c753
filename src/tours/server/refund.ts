import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { type Bed, seatsOf } from '#tours/beds.ts'
import { countSeats, lockedBooking } from '#tours/server/bookings.ts'
import type { Room } from '#tours/server/room.ts'

interface GivenBack {
  readonly position: number
  readonly room: number
  readonly bed: Bed
}

/** Places of the group, tickets of both flights and whole rooms, in one transaction. Idempotent. */
export async function refund(
  room: Pick<Room, 'clock' | 'flights' | 'hotels'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const booking = await lockedBooking(trx, orderId)
  if (booking?.state !== 'issued') throw new Error(`order ${orderId} has no places to give back`)
  const wanted = items.map(({ passenger }) => passenger)
  const rooms = new Set(
    booking.travellers.filter(({ position }) => wanted.includes(position)).map((one) => one.room),
  )
  const torn = booking.travellers.some((one) => rooms.has(one.room) && !wanted.includes(one.position))
  if (torn || items.some(({ leg, passenger }) => leg !== 0 || booking.travellers[passenger] === undefined))
    throw new RangeError(`order ${orderId} is not given back by whole rooms`)
  const back = await all<GivenBack>(
    trx,
    sql`
      update tours.travellers set refunded_at = ${room.clock.now()}
      where order_id = ${orderId} and position = any(${wanted}::smallint[]) and refunded_at is null
      returning position, room, bed`,
  )
  if (back.length === 0) return
  await countSeats(trx, {
    departureId: booking.departureId,
    sold: -seatsOf(back.map(({ bed }) => bed)),
  })
  const tickets = back.flatMap(({ position }) => [0, 1].map((leg) => ({ passenger: position, leg })))
  await room.flights.product.refund(trx, orderId, tickets)
  const gone = [...new Set(back.map((one) => one.room))].map((passenger) => ({ passenger, leg: 0 }))
  await room.hotels.product.refund(trx, orderId, gone)
}
