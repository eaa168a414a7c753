import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Room } from '#hotels/server/room.ts'
import { lockedStay, netOfStay } from '#hotels/server/stays.ts'
import { moved, type SuppliedStay, suppliedOf } from '#hotels/server/suppliers/outbox.ts'
import type { HotelBooked } from '#hotels/supplier/booking.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export type Booking = Pick<Room, 'database' | 'clock' | 'log' | 'suppliers' | 'orders'>

/** look-ups after silence, ms; later the job does it */
const looks = [0, 400, 1200] as const

export async function recordOutcome(
  room: Booking,
  row: SuppliedStay,
  outcome: Outcome<HotelBooked>,
): Promise<SuppliedStay> {
  const { database, clock } = room
  const now = clock.now()
  const move = (to: SuppliedStay['state'], reason: string) =>
    moved(database, row.orderId, { to, now, reason })
  switch (outcome.kind) {
    case 'done':
      return booked(room, row, outcome.value)
    case 'rejected':
      return failed(room, row, `${outcome.code}: ${outcome.message}`)
    case 'notSent':
      return (await move('quoted', outcome.why)) ?? row
    case 'processing':
      return (await move('unknown', 'accepted, and not done yet')) ?? row
    case 'unknown':
      return (await move('unknown', outcome.why)) ?? row
    default:
      return outcome satisfies never
  }
}

export async function failed(
  { database, clock }: Booking,
  row: SuppliedStay,
  reason: string,
): Promise<SuppliedStay> {
  const now = clock.now()
  return (await moved(database, row.orderId, { to: 'failed', now, reason })) ?? row
}

/** Booking and stay change together. An ended stay stays ended; the job cancels the booking. */
async function booked(room: Booking, row: SuppliedStay, found: HotelBooked): Promise<SuppliedStay> {
  const { database, clock, log } = room
  const now = clock.now()
  if (found.state === 'cancelled') return failed(room, row, 'it was cancelled there')
  const { orderId } = row
  return database.transaction().execute(async (trx) => {
    const held = await lockedStay(trx, orderId)
    if (held === undefined) throw new Error(`order ${orderId} has a booking and no stay`)
    const made = await moved(trx, orderId, { to: 'booked', now, booked: { ...found, cost: netOfStay(held) } })
    if (made === undefined) return (await suppliedOf(trx, orderId)) ?? row
    if (held.state !== 'held') return made
    await sql`update hotels.rooms set voucher_number = ${found.reference} where order_id = ${orderId}`.execute(
      trx,
    )
    await sql`update hotels.stays set state = 'issued', issued_at = ${now} where order_id = ${orderId}`.execute(
      trx,
    )
    log.info({ orderId, hotelId: held.hotel.id }, 'rooms.booked')
    return made
  })
}

export async function lookedUp(room: Booking, row: SuppliedStay): Promise<SuppliedStay> {
  let latest = row
  for (const after of looks) {
    await sleep(after)
    latest = await lookUp(room, latest)
    if (latest.state !== 'asked' && latest.state !== 'unknown') break
  }
  return latest
}

/** "Not found" counts only after the supplier's settling time: the request may still be on its way. */
export async function lookUp(room: Booking, row: SuppliedStay): Promise<SuppliedStay> {
  const supplier = room.suppliers.of(row.supplier)
  if (supplier === undefined || row.askedAt === null) return row
  const patience = { signal: AbortSignal.timeout(supplier.caps.callMs) }
  const found = await supplier.lookUp({ ref: row.ref, key: row.booking?.key ?? row.orderId }, patience)
  if (found.kind !== 'done') return row
  room.log.info(
    { orderId: row.orderId, supplier: row.supplier, found: found.value?.state ?? 'absent' },
    'hotel-supplier.looked-up',
  )
  if (found.value !== null) return booked(room, row, found.value)
  const waited = row.askedAt.until(room.clock.now()).total('milliseconds')
  return waited >= supplier.caps.settlesAfterMs ? failed(room, row, 'looked up: absent') : row
}
