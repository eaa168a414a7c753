import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { supplierShareOf } from '#hotels/room-shares.ts'
import { countRooms } from '#hotels/server/nights.ts'
import type { Room } from '#hotels/server/room.ts'
import { type HeldStay, lockedStay, roomCounts, stayOf } from '#hotels/server/stays.ts'
import { bookThere } from '#hotels/server/suppliers/booking.ts'
import { voucherNumberOf } from '#hotels/voucher-number.ts'
import { sum } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'

/** Confirms all rooms or none, with a voucher number each. Idempotent: a parallel call waits and returns the same numbers. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  const held = await stayOf(room.database, orderId)
  if (held?.supplied && held.state !== 'released') return bookThere(room, held)
  return room.database.transaction().execute(async (trx) => {
    const stay = await lockedStay(trx, orderId)
    if (stay === undefined || stay.state === 'released')
      return { kind: 'failed', reason: 'the rooms were given back' }
    if (stay.state === 'issued') return answer(stay, stay.rooms[0]?.voucherNumber)
    await countRooms(trx, stay.stay, { rooms: roomCounts(stay.rooms), held: -1, sold: 1 })
    const [first] = await number(room, trx, stay)
    await sql`
      update hotels.stays set state = 'issued', issued_at = ${room.clock.now()} where order_id = ${orderId}`.execute(
      trx,
    )
    room.log.info({ orderId, hotelId: stay.hotel.id }, 'rooms.booked')
    return answer(stay, first)
  })
}

async function number(
  { numberOf }: Room,
  trx: Trx,
  { orderId, rooms }: HeldStay,
): Promise<readonly string[]> {
  const numbers: string[] = []
  while (numbers.length < rooms.length) {
    const { serial } = await one(
      trx,
      sql<{ serial: number }>`select nextval('hotels.voucher_serial') as serial`,
    )
    const next = voucherNumberOf(numberOf(serial))
    // an old number may equal this one: try the next serial
    const taken = await maybe(trx, sql`select from hotels.rooms where voucher_number = ${next}`)
    if (taken === undefined) numbers.push(next)
  }
  await sql`
    update hotels.rooms set voucher_number = (${numbers}::text[])[room + 1] where order_id = ${orderId}`.execute(
    trx,
  )
  return numbers
}

function answer({ orderId, rooms }: HeldStay, reference: string | null | undefined): Issued {
  if (reference == null) throw new Error(`order ${orderId} is booked without a voucher number`)
  const supplierPayable = sum(rooms.map(supplierShareOf))
  return { kind: 'issued', reference, supplierPayable }
}
